//! Writing choices, facts, prompts and outcomes.

use kernel::{Ending, Seat};

use super::names::{adventurer, contract, letter, objective, one, seat_name};
use super::offers::write_clauses;
use super::sheets::{write_sheet, write_team};
use crate::ask::{Choice, Plan, Upgrade, Warning};
use crate::catalog::catalogue;
use crate::effect::{Op, Window};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::{Outcome, Phase, Table};
use crate::terms::{Line, Prestige, Side, Skill};
use crate::uses::Source;

pub(super) fn choice(table: &Table, choice: &Choice) -> String {
    match choice {
        Choice::Side(side) => format!("side {}", side.name()),
        Choice::Place(id) => format!("place {}", contract(table, *id)),
        Choice::Orders(sheet) => format!("orders {}", write_sheet(table, sheet)),
        Choice::Carry => "carry".to_owned(),
        Choice::Drop => "drop".to_owned(),
        Choice::Skill(skill) => format!("skill {}", skill.name()),
        Choice::Confirm => "confirm".to_owned(),
        Choice::Fix(die) => format!("fix {}", one(*die)),
        Choice::Reroll(die) => format!("reroll {}", one(*die)),
        Choice::Keep => "keep".to_owned(),
        Choice::Build(plan) => format!("build {}", self::plan(plan)),
        Choice::Decline => "decline".to_owned(),
        Choice::Deck(level) => format!("deck {}", level.name()),
        Choice::Offer(clauses) => format!("offer {}", write_clauses(clauses)),
        Choice::Counter(id, clauses) => format!("counter {id} {}", write_clauses(clauses)),
        Choice::Accept(id) => format!("accept {id}"),
        Choice::Refuse(id) => format!("decline {id}"),
        Choice::Withdraw(id) => format!("withdraw {id}"),
        Choice::Ready => "ready".to_owned(),
        Choice::Cooperate => "stance cooperate".to_owned(),
        Choice::Conflict => "stance conflict".to_owned(),
        Choice::Wander(skill) => format!("wander {}", skill.name()),
        Choice::Private(id, skill) => format!("private {} with {}", contract(table, *id), skill.name()),
        Choice::Pass => "pass".to_owned(),
        Choice::Show(card, number, to) => {
            let at = number.map_or_else(String::new, |number| format!(" at {}", one(number)));
            format!("show {}{at} to {}", objective(*card), guilds(*to))
        }
        Choice::Draft(sheet) => format!("draft {}", write_sheet(table, sheet)),
        Choice::Send(team) => format!("send {}", write_team(table, team)),
        Choice::Use(source) => format!("use {}", write_source(table, *source)),
        Choice::Rival(seat) => format!("rival {}", seat_name(*seat)),
        Choice::Option(at) => format!("option {}", one(*at)),
        Choice::Pay => "pay".to_owned(),
        Choice::Contract(id) => format!("take {}", contract(table, *id)),
        Choice::Arrange(cards) => {
            let names: Vec<String> = cards.iter().map(|id| contract(table, *id)).collect();
            format!("arrange {}", names.join(", "))
        }
        Choice::Space(space) => format!("space {}", space_name(*space)),
        Choice::Member(id) => format!("member {}", adventurer(table, *id)),
        Choice::Join(number, id) => format!("join {} {}", one(*number), adventurer(table, *id)),
        Choice::SwapOrders(first, second) => format!("swap {} {}", one(*first), one(*second)),
        Choice::ChangeOrder(number, card) => format!("change {} {}", one(*number), objective(*card)),
        Choice::SwapPrivate(id, None) => format!("exchange {}", contract(table, *id)),
        Choice::SwapPrivate(id, Some(space)) => {
            format!("exchange {} for contract {}", contract(table, *id), one(*space))
        }
        Choice::Change(source, op, die) => {
            let die = die.map_or_else(String::new, |die| format!(" die {}", one(die)));
            format!("with {} {}{die}", write_source(table, *source), one(*op))
        }
        Choice::Force(source, op, rival) => {
            format!("force {} with {} {}", seat_name(*rival), write_source(table, *source), one(*op))
        }
        Choice::Convert(source, skill, dice) => {
            format!("convert {dice} {} with {}", skill.name(), write_source(table, *source))
        }
    }
}

/// A source: a Skill Upgrade, an Adventurer, a Boon by its Contract, or a copied ability.
pub(super) fn write_source(table: &Table, source: Source) -> String {
    match source {
        Source::Upgrade => "upgrade".to_owned(),
        Source::Ability(id) => adventurer(table, id),
        Source::Boon(id) => contract(table, id),
        Source::Copy { by, of } => format!("{} as {}", adventurer(table, by), adventurer(table, of)),
    }
}

/// A space where both kinds are meant: Contract spaces by number, Adventurer spaces by letter.
fn space_name(space: u8) -> String {
    match space.checked_sub(6) {
        None => one(space).to_string(),
        Some(space) => letter(space).to_string(),
    }
}

fn plan(plan: &Plan) -> String {
    let mut parts = Vec::new();
    parts.extend(plan.skill.map(|(skill, side)| skill_name(skill, side)));
    parts.extend(plan.core.map(|(line, level)| core_name(line, level)));
    parts.extend(plan.prestige.map(prestige_name));
    parts.extend(plan.beyond.map(|upgrade| match upgrade {
        Upgrade::Skill(skill, side) => skill_name(skill, side),
        Upgrade::Core(line, level) => core_name(line, level),
        Upgrade::Prestige(prestige) => prestige_name(prestige),
    }));
    parts.join(", ")
}

fn skill_name(skill: Skill, side: Side) -> String {
    let name = catalogue().skill_token(skill).map_or("?", |token| token.name.as_str());
    format!("{name} {}", side.name())
}

/// What may fail about an Order.
pub(super) fn warning(warning: &Warning) -> String {
    match *warning {
        Warning::RankMissing(number) => format!("order {} rank missing", one(number)),
        Warning::NoMatchingSkill(number) => format!("order {} no matching skill", one(number)),
        Warning::TooLittleForBuilder(number) => format!("order {} too little for a builder", one(number)),
    }
}

pub(super) fn core_name(line: Line, level: u8) -> String {
    let printed = match line {
        Line::Stables => "Stables",
        Line::MessHall => "Mess Hall",
        Line::Bar => "Bar",
    };
    catalogue().core_token(line, level).map_or_else(|| format!("{printed} I"), |token| token.name.clone())
}

pub(super) fn prestige_name(prestige: Prestige) -> String {
    catalogue().prestige_token(prestige).map_or_else(String::new, |token| token.name.clone())
}

/// Skills, a bit each.
pub(crate) fn skills(mask: u8) -> String {
    Skill::of(mask).map(Skill::name).collect::<Vec<_>>().join(" ")
}

fn guilds(seats: Seats) -> String {
    seats.iter().map(seat_name).collect::<Vec<_>>().join(" ")
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Start => "start",
        Phase::Plot => "plot",
        Phase::Orders => "orders",
        Phase::Action => "action",
        Phase::Reset => "reset",
        Phase::End => "end",
    }
}

/// What a window is called.
pub(crate) const fn window_name(window: Window) -> &'static str {
    match window {
        Window::Plot => "plot",
        Window::Action => "action",
        Window::Before => "before",
        Window::Check => "check",
        Window::Hire => "hire",
        Window::Recruit => "recruit",
        Window::Recruited => "recruited",
    }
}

/// What an operation that asks something is called.
pub(crate) const fn op_name(op: &Op) -> &'static str {
    match op {
        Op::LoseGold { .. } => "lose_gold",
        Op::LoseFame { .. } => "lose_fame",
        Op::Grant { .. } => "grant",
        Op::Exchange { .. } => "exchange",
        Op::StealGold { .. } => "steal_gold",
        Op::DrawPrivate { .. } => "draw_private",
        Op::PeekDeck { .. } => "peek_deck",
        Op::SwapPrivate(_) => "swap_private",
        Op::RecoverBoon(_) => "recover_boon",
        Op::ReplaceContract { .. } => "replace_contract",
        Op::RefreshAdventurer(_) => "refresh_adventurer",
        Op::LookFaceDown(_) => "look_face_down",
        Op::RecruitNow { .. } => "recruit_now",
        Op::Retire { .. } => "retire",
        Op::BuildNow { .. } => "build_now",
        Op::FlipSkillUpgrade(_) => "flip_skill_upgrade",
        Op::JoinOpenTeam { .. } => "join_open_team",
        Op::SwapOwnOrders => "swap_own_orders",
        Op::ChangeOwnOrder(_) => "change_own_order",
        Op::Choose(_) => "choose",
        _ => "nothing",
    }
}

pub(super) fn outcome(outcome: &Outcome) -> String {
    let winners = guilds(outcome.winners);
    match outcome.winners.len() {
        _ if outcome.ending == Some(Ending::Void) => "no result".to_owned(),
        0 => "nobody wins".to_owned(),
        1 => format!("{winners} wins"),
        _ => format!("{winners} win"),
    }
}

pub(super) fn event(table: &Table, event: &Event) -> String {
    let name = seat_name;
    match *event {
        Event::Layout { skills: mask } => format!("layout {}", skills(mask)),
        Event::Token { seat, skill } => format!("token {} {}", name(seat), skill.name()),
        Event::Joined { seat, adventurer: id } => format!("joined {} {}", name(seat), adventurer(table, id)),
        Event::StartSide { seat, side } => format!("side {} {}", name(seat), side.name()),
        Event::Dealt { seat, contract: id } => format!("dealt {} {}", name(seat), contract(table, id)),
        Event::Placed { seat, contract: id, space } => {
            format!("placed {} {} on {}", name(seat), contract(table, id), one(space))
        }
        Event::ContractUp { space, contract: id } => {
            format!("contract {} shows {}", one(space), contract(table, id))
        }
        Event::AdventurerUp { space, adventurer: id } => {
            format!("space {} shows {}", letter(space), adventurer(table, id))
        }
        Event::Phase { phase: part } => format!("phase {}", phase(part)),
        Event::Round { round } => format!("round {round}"),
        Event::OrderDie { seat, die } => format!("order die {} {die}", name(seat)),
        Event::Orders { seat, ref sheet } => format!("orders {} {}", name(seat), write_sheet(table, sheet)),
        Event::Likely { number, objective: card, guilds: seats } => {
            format!("contest likely {} {} {}", one(number), objective(card), guilds(seats))
        }
        Event::Committed { seat, number, carry } => {
            format!("{} {} {}", if carry { "carry" } else { "drop" }, name(seat), one(number))
        }
        Event::Missed { seat, objective: card } => format!("missed {} {}", name(seat), objective(card)),
        Event::GoldBack { seat, number, gold } => format!("gold back {} {} +{gold}", name(seat), one(number)),
        Event::Resolved { seat, number } => format!("resolved {} {}", name(seat), one(number)),
        Event::Hired { seat, builders, gold, .. } => format!("hired {} {builders} for {gold}", name(seat)),
        Event::BuiltSkill { seat, skill, side } => {
            format!("built {} {}", name(seat), skill_name(skill, side))
        }
        Event::BuiltCore { seat, line, level } => format!("built {} {}", name(seat), core_name(line, level)),
        Event::BuiltPrestige { seat, prestige } => {
            format!("built {} {}", name(seat), prestige_name(prestige))
        }
        Event::Recruited { seat, number, space, adventurer: id } => {
            let gold = table.guild(seat).order(number).gold;
            format!("recruited {} {} from {} for {gold}", name(seat), adventurer(table, id), letter(space))
        }
        Event::Fame { seat, by } => format!("fame {} {by:+}", name(seat)),
        Event::Gold { seat, by } => format!("gold {} {by:+}", name(seat)),
        Event::Shown { seat, contract: id } => format!("shown {} {}", name(seat), contract(table, id)),
        Event::CompletedPrivate { seat, contract: id } => {
            format!("private completed by {} {}", name(seat), contract(table, id))
        }
        Event::Completed { seat, space, .. } => {
            format!("contract {} completed by {}", one(space), name(seat))
        }
        Event::Replaced { seat, space, level } => {
            format!("contract {} replaced by {} from {}", one(space), name(seat), level.name())
        }
        Event::Wandered { seat, result } => format!("wandered {} {result}", name(seat)),
        Event::Passed { seat } => format!("passed {}", name(seat)),
        Event::Cleared => "orders cleared".to_owned(),
        Event::MarkerReset => "marker reset".to_owned(),
        Event::Wiped => "board wiped".to_owned(),
        Event::Refilled { space, level } => format!("contract {} refilled from {}", one(space), level.name()),
        Event::Ended { outcome } => ended(table, &outcome),
        _ => check_event(event).unwrap_or_else(|| parley_event(table, event)),
    }
}

fn ended(table: &Table, outcome: &Outcome) -> String {
    let fame: Vec<String> = Seat::all(table.seats)
        .map(|seat| format!("{} {}", seat_name(seat), outcome.fame[seat.index()]))
        .collect();
    format!("ended {}", fame.join(" "))
}

/// Facts about dice.
fn check_event(event: &Event) -> Option<String> {
    let name = seat_name;
    Some(match *event {
        Event::Chose { seat, skill } => format!("skill {} {}", name(seat), skill.name()),
        Event::Rolled { seat, skill, ref dice } => {
            let faces: Vec<String> = dice.iter().map(ToString::to_string).collect();
            format!("rolled {} {} {}", name(seat), skill.name(), faces.join(" "))
        }
        Event::Fixed { seat, die } => format!("fixed {} die {}", name(seat), one(die)),
        Event::Rerolled { seat, die, face } => {
            format!("rerolled {} die {} to {face}", name(seat), one(die))
        }
        Event::TieRerolled { seat, die, face } => {
            format!("tie {} die {} to {face}", name(seat), one(die))
        }
        Event::Checked { seat, result, target } => {
            format!("checked {} {result} against {target}", name(seat))
        }
        _ => return None,
    })
}

/// Facts about a Contest.
fn parley_event(table: &Table, event: &Event) -> String {
    let name = seat_name;
    match *event {
        Event::Contested { space, guilds: seats } => format!("contest {} {}", one(space), guilds(seats)),
        Event::Offered { ref offer } => {
            format!("offered {} {} {}", offer.id, name(offer.by), write_clauses(&offer.clauses))
        }
        Event::Accepted { seat, offer } => format!("accepted {offer} {}", name(seat)),
        Event::Declined { seat, offer } => format!("declined {offer} {}", name(seat)),
        Event::Withdrawn { offer } => format!("withdrawn {offer}"),
        Event::Lapsed { offer } => format!("lapsed {offer}"),
        Event::Struck { offer } => format!("struck {offer}"),
        Event::Paid { from, to, gold } => format!("paid {}->{} {gold}", name(from), name(to)),
        Event::SetAside { seat, gold } => format!("set aside {} {gold}", name(seat)),
        Event::HeldPaid { from, to, gold } => format!("held paid {}->{} {gold}", name(from), name(to)),
        Event::HeldBack { seat, gold } => format!("held back {} {gold}", name(seat)),
        Event::Ready { seat } => format!("ready {}", name(seat)),
        Event::Stance { seat, conflict } => {
            format!("stance {} {}", name(seat), if conflict { "conflict" } else { "cooperate" })
        }
        Event::Voided => "agreement void".to_owned(),
        Event::Declared { seat, skill } => format!("declared {} {}", name(seat), skill.name()),
        Event::Confirmed { seat } => format!("confirmed {}", name(seat)),
        Event::Combined { seat, ref team, dice } => {
            format!("combined {} {} {dice}", name(seat), write_team(table, team))
        }
        Event::ContestOver => "contest over".to_owned(),
        Event::Lobbied { seat } => format!("lobby {}", name(seat)),
        Event::LobbyOver => "lobby over".to_owned(),
        Event::Sends { seat, ref team } => format!("sends {} {}", name(seat), write_team(table, team)),
        _ => effect_event(table, event).unwrap_or_else(|| card_event(table, event)),
    }
}

/// Facts effects bring about for Guilds and their Orders.
fn effect_event(table: &Table, event: &Event) -> Option<String> {
    let name = seat_name;
    Some(match *event {
        Event::CardShown { seat, to, objective: card, number } => {
            let at = number.map_or_else(String::new, |number| format!(" at {}", one(number)));
            format!("showed {} {}{at} to {}", name(seat), objective(card), guilds(to))
        }
        Event::Announced { space, contract: id } => {
            format!("event {} {}", one(space), contract(table, id))
        }
        Event::BonusBegan { seat, contract: id } => format!("bonus {} {}", name(seat), contract(table, id)),
        Event::EventBegan { contract: id } => format!("begins {}", contract(table, id)),
        Event::GoldTold { gold } => {
            let told: Vec<String> =
                Seat::all(table.seats).map(|seat| format!("{} {}", name(seat), gold[seat.index()])).collect();
            format!("gold told {}", told.join(" "))
        }
        Event::Number { number } => format!("number {}", one(number)),
        Event::Used { seat, source, .. } => format!("used {} {}", name(seat), write_source(table, source)),
        Event::Boosted { seat, .. } => format!("boosted {}", name(seat)),
        Event::MoreOrders { seat, orders } => format!("orders {} +{orders}", name(seat)),
        Event::LargerTeams { seat, by, orders } => format!("teams {} +{by} for {orders}", name(seat)),
        Event::Turned { seat, skill, side } => format!("turned {} {}", name(seat), skill_name(skill, side)),
        Event::Recovered { seat, contract: id } => {
            format!("recovered {} {}", name(seat), contract(table, id))
        }
        Event::Retired { seat, adventurer: id } => {
            format!("retired {} {}", name(seat), adventurer(table, id))
        }
        Event::OrdersSwapped { seat, first, second } => {
            format!("swapped {} {} {}", name(seat), one(first), one(second))
        }
        Event::OrderChanged { seat, number, objective: card } => {
            format!("changed {} {} {}", name(seat), one(number), objective(card))
        }
        Event::TeamJoined { seat, number, adventurer: id } => {
            format!("joined team {} {} {}", name(seat), one(number), adventurer(table, id))
        }
        Event::RecruitedNow { seat, space, adventurer: id, gold } => {
            format!("recruited {} {} from {} for {gold}", name(seat), adventurer(table, id), letter(space))
        }
        Event::HiredFree { seat, builders } => format!("hired {} {builders} for 0", name(seat)),
        Event::MarkerMoved { by } => format!("marker {by:+}"),
        Event::Stored { seat, contract: id, face } => {
            format!("stored {} {face} on {}", name(seat), contract(table, id))
        }
        _ => return None,
    })
}

/// Facts about decks, face-down cards and dice that effects bring about.
fn card_event(table: &Table, event: &Event) -> String {
    let name = seat_name;
    match *event {
        Event::Checking { guilds: seats, conflict } => {
            format!("check {}{}", guilds(seats), if conflict { " in conflict" } else { "" })
        }
        Event::DieSet { seat, die, face } => format!("set {} die {} to {face}", name(seat), one(die)),
        Event::DieAdded { seat, face } => format!("added {} die {face}", name(seat)),
        Event::Added { seat, n } => format!("added {} {n}", name(seat)),
        Event::PenaltyShifted { seat, by } => format!("penalty {} {by:+}", name(seat)),
        Event::Converted { seat, skill, dice } => format!("converted {} {dice} {}", name(seat), skill.name()),
        Event::Spent { seat, source, op } => {
            format!("spent {} {} {}", name(seat), write_source(table, source), one(op))
        }
        Event::Peeked { seat, level, contract: id, .. } => {
            format!("peeked {} {} {}", name(seat), level.name(), contract(table, id))
        }
        Event::Arranged { seat, level, .. } => format!("arranged {} {}", name(seat), level.name()),
        Event::Took { seat, contract: id, .. } => format!("took {} {}", name(seat), contract(table, id)),
        Event::Sunk { seat, contract: id, .. } => format!("sunk {} {}", name(seat), contract(table, id)),
        Event::Discarded { seat, contract: id, .. } => {
            format!("discarded {} {}", name(seat), contract(table, id))
        }
        Event::SwappedBoard { seat, space, gave, took } => format!(
            "exchanged {} {} for {} on {}",
            name(seat),
            contract(table, gave),
            contract(table, took),
            one(space)
        ),
        Event::SwappedDeck { seat, gave, took } => {
            format!("exchanged {} {} for {}", name(seat), contract(table, gave), contract(table, took))
        }
        Event::ContractGone { space, contract: id, .. } => {
            format!("contract {} gone {}", one(space), contract(table, id))
        }
        Event::ContractDrawn { space, contract: id, .. } => {
            format!("contract {} shows {}", one(space), contract(table, id))
        }
        Event::LookedContract { seat, space, contract: id } => {
            format!("looked {} contract {} {}", name(seat), one(space), contract(table, id))
        }
        Event::LookedAdventurer { seat, space, adventurer: id } => {
            format!("looked {} space {} {}", name(seat), letter(space), adventurer(table, id))
        }
        Event::AdventurerGone { space, adventurer: id, .. } => {
            format!("space {} gone {}", letter(space), adventurer(table, id))
        }
        ref other => format!("{other:?}"),
    }
}
