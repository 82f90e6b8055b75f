//! Reading choices.

use kernel::Ask;

use super::effects;
use super::names::{adventurer_named, contract_named, seat_of};
use super::offers::read_clauses;
use super::sheets::{read_objective, read_sheet, read_team};
use crate::GuildMaster;
use crate::ask::{Choice, FallBack, Plan, Prompt, Upgrade};
use crate::catalog::catalogue;
use crate::table::Table;
use crate::terms::{Level, Side, Skill};

/// Splits a line into its first word and the rest.
pub(super) fn read_words(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(first, rest)| (first, rest.trim()))
}

pub(super) fn choice(table: &Table, ask: &Ask<GuildMaster>, text: &str) -> Result<Choice, String> {
    let (first, rest) = read_words(text);
    Ok(match first {
        "side" => Choice::Side(Side::named(rest).ok_or_else(|| unknown(rest, "side: fixer or reroll"))?),
        "place" => Choice::Place(contract_named(table, rest)?),
        "orders" => Choice::Orders(read_sheet(table, rest)?),
        "draft" => Choice::Draft(read_sheet(table, rest)?),
        "carry" => Choice::Carry,
        "drop" => Choice::Drop,
        "skill" => Choice::Skill(skill(rest)?),
        "confirm" => Choice::Confirm,
        "fix" => Choice::Fix(die(rest)?),
        "reroll" => Choice::Reroll(die(rest)?),
        "keep" => Choice::Keep,
        "build" => Choice::Build(plan(rest)?),
        "decline" if rest.is_empty() => Choice::Decline,
        "decline" => Choice::Refuse(number(rest)?),
        "deck" => Choice::Deck(Level::named(rest).ok_or_else(|| unknown(rest, "deck"))?),
        "offer" => Choice::Offer(read_clauses(rest)?),
        "counter" => {
            let (id, clauses) = read_words(rest);
            Choice::Counter(number(id)?, read_clauses(clauses)?)
        }
        "accept" => Choice::Accept(number(rest)?),
        "withdraw" => Choice::Withdraw(number(rest)?),
        "ready" => Choice::Ready,
        "stance" if rest == "cooperate" => Choice::Cooperate,
        "stance" if rest == "conflict" => Choice::Conflict,
        "wander" => Choice::Wander(if rest.is_empty() { best_wander(table, ask) } else { skill(rest)? }),
        "private" => private(table, ask, rest)?,
        "pass" => Choice::Pass,
        "show" => effects::show(rest)?,
        "send" => Choice::Send(read_team(table, rest)?),
        "use" => Choice::Use(effects::source(table, rest)?),
        "rival" => Choice::Rival(seat_of(rest)?),
        "option" => Choice::Option(die(rest)?),
        "pay" => Choice::Pay,
        "take" => Choice::Contract(contract_named(table, rest)?),
        "arrange" => effects::arrange(table, rest)?,
        "space" => Choice::Space(effects::space(rest)?),
        "member" => Choice::Member(adventurer_named(table, rest)?),
        "join" => {
            let (number, name) = read_words(rest);
            Choice::Join(die(number)?, adventurer_named(table, name)?)
        }
        "swap" => {
            let (first, second) = read_words(rest);
            Choice::SwapOrders(die(first)?, die(second)?)
        }
        "change" => {
            let (number, card) = read_words(rest);
            Choice::ChangeOrder(die(number)?, read_objective(card)?)
        }
        "exchange" => effects::exchange(table, rest)?,
        "with" => effects::change(table, rest)?,
        "force" => effects::force(table, rest)?,
        "convert" => effects::convert(table, rest)?,
        _ => return Err(unknown(text, "choice")),
    })
}

pub(super) fn unknown(text: &str, what: &str) -> String {
    format!("`{text}` is no {what}")
}

pub(super) fn skill(text: &str) -> Result<Skill, String> {
    Skill::named(text).ok_or_else(|| unknown(text, "Skill"))
}

pub(super) fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| unknown(text, "number"))
}

/// A die, counted from 1.
pub(super) fn die(text: &str) -> Result<u8, String> {
    number(text)?.checked_sub(1).ok_or_else(|| "dice are counted from 1".to_owned())
}

fn team_skills(table: &Table, ask: &Ask<GuildMaster>) -> Option<(u8, [u8; 6])> {
    let Prompt::Fallback(FallBack { number }) = ask.prompt else { return None };
    let team = &table.guild(ask.seat).order(number).team;
    Some((table.skills_of(team), Skill::ALL.map(|skill| table.dice(team, skill))))
}

/// The Skill with most dice, the first among equals.
fn best_wander(table: &Table, ask: &Ask<GuildMaster>) -> Skill {
    let dice = team_skills(table, ask).map_or([0; 6], |(_, dice)| dice);
    let most = dice.iter().max().copied().unwrap_or(0);
    Skill::ALL.into_iter().find(|skill| dice[skill.index()] == most).unwrap_or(Skill::Might)
}

/// `private NAME` or `private NAME with SKILL`; the Skill may be left out when only one can be used.
fn private(table: &Table, ask: &Ask<GuildMaster>, text: &str) -> Result<Choice, String> {
    if let Some((name, with)) = text.rsplit_once(" with ")
        && let Some(skill) = Skill::named(with)
    {
        return Ok(Choice::Private(contract_named(table, name)?, skill));
    }
    let contract = contract_named(table, text)?;
    let listed = table.contract(contract).targets;
    let listed = Skill::ALL.into_iter().filter(|skill| listed[skill.index()] > 0);
    let own = team_skills(table, ask).map_or(0, |(mask, _)| mask);
    let mut usable = listed.clone().filter(|skill| own & skill.bit() != 0);
    match (usable.next(), usable.next()) {
        (Some(_), Some(_)) => Err(format!("`{text}`: several Skills can be used, say `with SKILL`")),
        (only, _) => {
            Ok(Choice::Private(contract, only.or_else(|| listed.clone().next()).unwrap_or(Skill::Might)))
        }
    }
}

/// Reads `Library fixer`, `Mess Hall II` or `Hall of Trophies`.
pub(crate) fn read_token(text: &str) -> Result<Upgrade, String> {
    let all = catalogue();
    if let Some(token) = all.core_tokens().iter().find(|token| token.name == text) {
        return Ok(Upgrade::Core(token.line, token.level));
    }
    if let Some(token) = all.prestige_tokens().iter().find(|token| token.name == text) {
        return Ok(Upgrade::Prestige(token.formula));
    }
    let skill = text.rsplit_once(' ').and_then(|(name, side)| {
        let token = all.skill_tokens().iter().find(|token| token.name == name)?;
        Some(Upgrade::Skill(token.skill, Side::named(side)?))
    });
    skill.ok_or_else(|| {
        format!("`{text}` is no Upgrade such as `Library fixer`, `Mess Hall II`, `Sealed Vault`")
    })
}

fn plan(text: &str) -> Result<Plan, String> {
    let mut plan = Plan::default();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        // GM-HIRE-09: a plan has one place of each kind; what is named beyond them is kept to be refused.
        match read_token(part)? {
            Upgrade::Skill(skill, side) if plan.skill.is_none() => plan.skill = Some((skill, side)),
            Upgrade::Core(line, level) if plan.core.is_none() => plan.core = Some((line, level)),
            Upgrade::Prestige(prestige) if plan.prestige.is_none() => plan.prestige = Some(prestige),
            beyond => plan.beyond = Some(beyond),
        }
    }
    Ok(plan)
}
