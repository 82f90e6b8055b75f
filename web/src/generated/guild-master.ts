// Written from the types of crates/guild-master by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

import type { Ending, Misfit, Ratio, Seat } from "./kernel";
import type { Message } from "./words";

/** An Adventurer. */
export type AdventurerCard = {
  /** Its number. */
  id: AdventurerId;
  /** Its key in the card data. */
  key: string;
  /** Its name as printed; what notation calls it. */
  name: string;
  /** Its name in words of the reader's language, where it is more than a proper name. */
  worded: Message | null;
  /** Its title. */
  title: Message;
  /** Its Rank. */
  rank: Rank;
  /** Dice in each Skill, in the order of the Skills. */
  skills: [number, number, number, number, number, number];
  /** Fame for recruiting it. */
  fame: number;
  /** The Skill of the starting team it belongs to. */
  team: Skill | null;
  /** What its ability does, and when. */
  ability: Message | null;
  /** A sentence about it that has no bearing on play. */
  flavour: Message;
};

/** An Adventurer: its place in the catalogue, or behind it for one stated inline by a scenario. */
export type AdventurerId = number;

/** The answer to a query. */
export type Answer =
  /** A chance. */
  | { chance: Ratio }
  /** An amount of Gold. */
  | { gold: number }
  /** Every Upgrade token. */
  | { upgrades: {
      /** Skill Upgrades; either side can be built. */
      skill: SkillToken[];
      /** Core Upgrades. */
      core: CoreToken[];
      /** Prestige Upgrades with their formulas. */
      prestige: PrestigeToken[];
    } }
  /** What a team may expect. */
  | { attempt: Prospect }
  /** A team and what it may expect. */
  | { team: {
      /** The team; empty when nobody is free. */
      team: Team;
      /** What it may expect. */
      prospect: Prospect;
    } }
  /** A sheet of Orders as it stands. */
  | { sheet: SheetFacts }
  /** A Contest before stances are chosen. */
  | { contest: ContestFacts }
  /** There is no answer to that. */
  | "nothing";

/** What is printed on the board and what rules fix. */
export type Board = {
  /** The price of a Builder on each space of the track; the last one holds for ever (GM-RUL-14). */
  prices: number[];
  /** The smallest bids for spaces A to F in Half Moon Rounds (GM-RECR-07). */
  bids_half_moon: [number, number, number, number, number, number];
  /** The smallest bids for spaces A to F in Full Moon Rounds. */
  bids_full_moon: [number, number, number, number, number, number];
  /** The Rounds of the long game; the short one has the first six. */
  rounds: RoundMoon[];
  /** What wandering brings (GM-RUL-32). */
  wander: WanderRow[];
  /** The most dice of one check (GM-SKIL-03). */
  dice_cap: number;
  /** How many Skill Upgrades a Guild builds (GM-UPGR-10). */
  skill_slots: number;
  /** What a fixer turns a die to (GM-UPGR-15). */
  fixed: number;
  /** Re-rolls of the re-roll side (GM-UPGR-16). */
  rerolls: number;
  /** Gold for one Fame at the end (GM-ENDG-02). */
  gold_per_fame: number;
  /** The Starting Skill Upgrades that may be in play together, for two, three and four Guilds. */
  starts: Starts[];
};

/** What effects used for the Order under way have brought; gone when the Order is resolved. */
export type Boost = {
  /** What the bid counts higher in a Contest. */
  bid: number;
  /** What the minimum bid is changed by. */
  minimum: number;
  /** Gold taken back after recruiting. */
  refund: number;
  /** Whether the Rank requirement is ignored. */
  skip_rank: boolean;
  /** What effects take off the price of Builders, in the order they were used. */
  discounts: Discount[];
  /** Builders without payment. */
  free: number;
  /** Gold and Fame added to the reward of a Contract. */
  reward: [number, number];
  /** Gold and Fame added to a Wander reward. */
  wander: [number, number];
};

/** What does the Guild build? */
export type BuildUpgrade = {
  /** The Order Space, from 0. */
  number: number;
};

/** Everything that is printed: cards, tokens and the board. */
export type Catalog = {
  /** The six Skills, in the order of all lists of figures. */
  skills: SkillWord[];
  /** The four Ranks, the lowest first. */
  ranks: RankWord[];
  /** The three levels of Contracts, the easiest first. */
  levels: LevelWord[];
  /** The two sides of Skill Upgrades. */
  sides: SideWord[];
  /** Every Adventurer, by id. */
  adventurers: AdventurerCard[];
  /** Every Contract, by id. */
  contracts: ContractCard[];
  /** Every Skill Upgrade. */
  skill_upgrades: SkillUpgrade[];
  /** Every level of every Core Upgrade, the printed first levels included. */
  core_upgrades: CoreUpgrade[];
  /** Every Prestige Upgrade. */
  prestige_upgrades: PrestigeUpgrade[];
  /** The board. */
  board: Board;
};

/** Why an effect is carried out. */
export type Cause =
  /** The Guild used something. */
  | { use: Source }
  /** The Bonus of a Contract the Guild completes. */
  | { bonus: ContractId }
  /** An Event that lies open. */
  | { event: ContractId };

/** A check that could be made, with its exact odds. */
export type CheckOdds = {
  /** The Skill. */
  skill: Skill;
  /** Dice it rolls. */
  dice: number;
  /** What they have to reach. */
  target: number;
  /** The chance that they do as they fall. */
  chance: Ratio;
  /** The side of the Guild's own Skill Upgrade of this Skill, if it has one. */
  side: Side | null;
  /** The chance with that Upgrade and all abilities that can be used this Round, as well as possible. */
  best: Ratio;
  /** The chance with the Boons the Guild holds too. */
  with_boons: Ratio;
};

/** An answer to a prompt. */
export type Choice =
  /** The side of the Starting Skill Upgrade. */
  | { side: Side }
  /** The Contract for the board. */
  | { place: ContractId }
  /** All Orders of the Round. */
  | { orders: Sheet }
  /** Show an Order Card to rivals, with or without an Order Space number, from 0 (GM-RUL-37). */
  | { show: [Objective, number | null, Seats] }
  /**
   * Orders that are not handed in yet, known to nobody else, faults and all: they stand when the time runs out, repaired
   * where they have to be (GM-RUL-10, -11).
   */
  | { draft: Sheet }
  /** Carry the Order out. */
  | "carry"
  /** Drop the Order. */
  | "drop"
  /** Use this Skill, or declare it. */
  | { skill: Skill }
  /** Stay with the Skill declared. */
  | "confirm"
  /** Send these Adventurers into a combined team (GM-RUL-26). */
  | { send: Team }
  /** Turn this die, from 0, to a 5. */
  | { fix: number }
  /** Roll this die, from 0, again. */
  | { reroll: number }
  /** Leave the dice as they lie. */
  | "keep"
  /** Build. */
  | { build: Plan }
  /** Build nothing and take the Gold back. */
  | "decline"
  /** Draw the replacement from this deck. */
  | { deck: Level }
  /** Make an offer. */
  | { offer: Clauses }
  /** Replace another's offer by one's own. */
  | { counter: [number, Clauses] }
  /** Accept an offer. */
  | { accept: number }
  /** Decline an offer. */
  | { refuse: number }
  /** Withdraw one's own offer. */
  | { withdraw: number }
  /** Ready to choose a stance. */
  | "ready"
  /** Cooperate. */
  | "cooperate"
  /** Conflict. */
  | "conflict"
  /** Wander with a Skill. */
  | { wander: Skill }
  /** Attempt a Private Contract with a Skill. */
  | { private: [ContractId, Skill] }
  /** Send the team home, use nothing, or leave what may be left. */
  | "pass"
  /** Use this. */
  | { use: Source }
  /** This rival. */
  | { rival: Seat }
  /** This one of several effects, from 0. */
  | { option: number }
  /** Pay and gain. */
  | "pay"
  /** This Contract. */
  | { contract: ContractId }
  /** These Contracts in this order, the first on top. */
  | { arrange: ContractId[] }
  /** This space of the board: Contract spaces from 0, Adventurer spaces from 6. */
  | { space: number }
  /** This Adventurer. */
  | { member: AdventurerId }
  /** This Adventurer joins the team of this Order Space, from 0. */
  | { join: [number, AdventurerId] }
  /** Exchange these two Order Spaces. */
  | { swap_orders: [number, number] }
  /** Give the Order Space this Order Card instead. */
  | { change_order: [number, Objective] }
  /** Exchange this Private Contract with the Contract of a space, or with the top of the deck. */
  | { swap_private: [ContractId, number | null] }
  /** Change dice with an operation of a source; the die, from 0, where one is named. */
  | { change: [Source, number, number | null] }
  /** Make a rival roll again with an operation of a source. */
  | { force: [Source, number, Seat] }
  /** Count so many dice of a Skill as dice of the check's Skill. */
  | { convert: [Source, Skill, number] };

/** Choices of a Bonus in order. */
export type Choices = Settled[];

/** The clauses of an offer or of an agreement. */
export type Clauses = {
  /** `pay_now` and `pay_if` clauses. */
  payments: Payment[];
  /** `split_gold`: the share of each seat. */
  split: [number, number, number, number] | null;
  /** `bonus_to`: who resolves the Bonus. */
  bonus: Seat | null;
  /** The choices with which the Bonus is resolved, in the order in which it leaves them, from the first on. */
  choices?: Choices;
  /** `card_to`: who keeps the card and draws the replacement. */
  card: Seat | null;
  /** `promise`: what a Guild says it will do, which binds nobody. */
  promise?: Promise;
};

/** Carry the Order out, or drop it? */
export type CommitOrder = {
  /** The Order Space, from 0. */
  number: number;
  /** What it names. */
  objective: Objective;
};

/** What is known of a Contest before stances are chosen; all of it is public. */
export type ContestFacts = {
  /** The contesting Guilds. */
  guilds: ContestGuild[];
  /** All in one combined team, for each Skill that all of them have. */
  together: Together[];
  /**
   * All cooperating, each with a Skill of its own: the chance that at least one succeeds (GM-CTST-30). None where two of
   * them have to name the same Skill, which makes them one combined team (GM-CTST-22).
   */
  apart: Ratio | null;
  /** The Gold of the Contract. */
  gold: number;
  /** The Fame of the Contract: every cooperator gets all of it (GM-CTST-32). */
  fame: number;
  /** Everybody's share of the Gold by default (GM-CTST-08). */
  share: number;
  /** What the highest result gets on top. */
  rest: number;
};

/** A Guild of a Contest. */
export type ContestGuild = {
  /** Which Guild. */
  seat: Seat;
  /** Its checks without a penalty, as a lone cooperator. */
  alone: CheckOdds[];
  /** Its checks in conflict, each target raised by the dice (GM-CTST-12). */
  conflict: CheckOdds[];
};

/** A Contract. */
export type ContractCard = {
  /** Its number. */
  id: ContractId;
  /** Its key in the card data. */
  key: string;
  /** Its name. */
  name: Message;
  /** Its name in notation. */
  noted: string;
  /** Its deck. */
  level: Level;
  /** The target of each Skill, in the order of the Skills; 0 where none is listed. */
  targets: [number, number, number, number, number, number];
  /** Gold for completing it. */
  gold: number;
  /** Fame for completing it. */
  fame: number;
  /** What happens when it is completed. */
  bonus: Message | null;
  /** What it can be discarded for once it is completed, and when. */
  boon: Message | null;
  /** What it does while it lies open on the board. */
  event: Message | null;
  /** A sentence about it that has no bearing on play. */
  flavour: Message;
};

/** A Contract: its place in the catalogue, or behind it for one stated inline by a scenario. */
export type ContractId = number;

/** Does the Guild count dice of another Skill? */
export type ConvertDice = {
  /** The Skill of the check. */
  skill: Skill;
  /** The dice rolled without it. */
  dice: number;
};

/** A Core Upgrade of level II or III. */
export type CoreToken = {
  /** Its name. */
  name: string;
  /** Its line. */
  line: Line;
  /** 2 or 3. */
  level: number;
  /** Hammers. */
  builders: number;
  /** Fame when built. */
  fame: number;
  /** Tokens in the supply. */
  copies: number;
  /** Orders, Adventurers a team, or Income. */
  value: number;
};

/** A level of a Core Upgrade. */
export type CoreUpgrade = {
  /** Its line. */
  line: Line;
  /** 1 to 3; level 1 is printed on the Guild's board. */
  level: number;
  /** Its name. */
  name: Message;
  /** What its value is a number of. */
  effect: Message;
  /** Orders, Adventurers a team, or Income. */
  value: number;
  /** Builders it takes. */
  builders: number;
  /** Fame when built. */
  fame: number;
  /** Tokens in the supply. */
  copies: number;
  /** A sentence about it that has no bearing on play. */
  flavour: Message;
};

/** Which Order Card does an Order Space get whose card is missing or wrong, if any? */
export type CorrectCard = {
  /** The Order Space, from 0. */
  number: number;
};

/** Which target does the team go for together with others? */
export type DeclareSkill = {
  /** The Contract space, from 0. */
  space: number;
  /** The Skills that can be used, a bit each. */
  mask: number;
};

/** What one effect takes off the price of Builders. */
export type Discount = {
  /** What a Builder costs less. */
  less: number;
  /** The least it costs with this. */
  least: number;
  /** How many Builders it is for; without a number all of them. */
  builders: number | null;
};

/** When a payment falls due. */
export type Due =
  /** At the moment of acceptance; never undone. */
  | "now"
  /** Set aside at acceptance and paid when every contesting Guild cooperates. */
  | "all_cooperate"
  /** Set aside at acceptance and paid when the owner of the effect makes this choice, to which acceptance binds it. */
  | { choice: Settled };

/** A fact. Spaces and Order Spaces count from 0. */
export type Event =
  /** The Starting Skill Upgrades in play, as a mask of Skills (GM-SETU-14 to -16). */
  | { layout: { skills: number } }
  /** A Guild received a Starting Skill Upgrade. */
  | { token: { seat: Seat; skill: Skill } }
  /** An Adventurer joined a Guild in setup. */
  | { joined: { seat: Seat; adventurer: AdventurerId } }
  /** A Guild chose the side of its Starting Skill Upgrade. */
  | { start_side: { seat: Seat; side: Side } }
  /** A Guild was dealt or drew a Private Contract: its own secret. */
  | { dealt: { seat: Seat; contract: ContractId } }
  /** A Guild's setup Contract went to the board and was turned up. */
  | { placed: { seat: Seat; contract: ContractId; space: number } }
  /** A face-down Contract was turned up. */
  | { contract_up: { space: number; contract: ContractId } }
  /** The top card of an Adventurer deck was turned up. */
  | { adventurer_up: { space: number; adventurer: AdventurerId } }
  /** A part of the Round began. */
  | { phase: { phase: Phase } }
  /** The Round marker moved on. */
  | { round: { round: number } }
  /** A die rolled to settle Fame Order (GM-FAME-07). */
  | { order_die: { seat: Seat; die: number } }
  /** A Guild showed an Order Card to some rivals, which nobody else learns (GM-RUL-37). */
  | { card_shown: { seat: Seat; to: Seats; objective: Objective; number: number | null } }
  /** A Guild's Orders were revealed. */
  | { orders: { seat: Seat; sheet: Sheet } }
  /** Several Guilds have the same Order Card in the same Order Space number (GM-ACTN-17). */
  | { likely: { number: number; objective: Objective; guilds: Seats } }
  /** A Guild carries its Order out, or drops it (GM-RUL-12). */
  | { committed: { seat: Seat; number: number; carry: boolean } }
  /** A Guild's objective was out of its reach (GM-ACTN-13). */
  | { missed: { seat: Seat; objective: Objective } }
  /** Gold of an Order went back to the Treasury. */
  | { gold_back: { seat: Seat; number: number; gold: number } }
  /** An Order has been resolved. */
  | { resolved: { seat: Seat; number: number } }
  /** Builders were hired and paid from the Order. */
  | { hired: { seat: Seat; number: number; builders: number; gold: number } }
  /** A Skill Upgrade was built. */
  | { built_skill: { seat: Seat; skill: Skill; side: Side } }
  /** A Core Upgrade was built. */
  | { built_core: { seat: Seat; line: Line; level: number } }
  /** A Prestige Upgrade was built. */
  | { built_prestige: { seat: Seat; prestige: Prestige } }
  /** An Adventurer was recruited for all Gold on the Order. */
  | { recruited: { seat: Seat; number: number; space: number; adventurer: AdventurerId } }
  /** Fame gained or lost. */
  | { fame: { seat: Seat; by: number } }
  /** Treasury Gold gained or lost. */
  | { gold: { seat: Seat; by: number } }
  /** A Guild picked the Skill of its check. */
  | { chose: { seat: Seat; skill: Skill } }
  /** Guilds make a check, in conflict with a penalty. */
  | { checking: { guilds: Seats; conflict: boolean } }
  /** A Guild rolled a check. */
  | { rolled: { seat: Seat; skill: Skill; dice: number[] } }
  /** A dice fixer turned a die to a 5. */
  | { fixed: { seat: Seat; die: number } }
  /** A die was rolled again by a Skill Upgrade. */
  | { rerolled: { seat: Seat; die: number; face: number } }
  /** A die was rolled again to break a tie (GM-RUL-16). */
  | { tie_rerolled: { seat: Seat; die: number; face: number } }
  /** The result of a check against a target. */
  | { checked: { seat: Seat; result: number; target: number } }
  /** A Guild showed the Private Contract it attempts (GM-RUL-38). */
  | { shown: { seat: Seat; contract: ContractId } }
  /** A Guild completed a Private Contract. */
  | { completed_private: { seat: Seat; contract: ContractId } }
  /** A board Contract was completed; `seat` keeps the card. */
  | { completed: { seat: Seat; space: number; contract: ContractId } }
  /** A replacement went face down on a space. */
  | { replaced: { seat: Seat; space: number; level: Level } }
  /** A Guild wanders. */
  | { wandered: { seat: Seat; result: number } }
  /** A Guild's team does not fall back. */
  | { passed: { seat: Seat } }
  /** A Contest for a Contract began. */
  | { contested: { space: number; guilds: Seats } }
  /** A Guild's effect can be lobbied for. */
  | { lobbied: { seat: Seat } }
  /** The choice that was lobbied for is made. */
  | "lobby_over"
  /** A cooperator named the Adventurers it wants to send into a combined team. */
  | { sends: { seat: Seat; team: Team } }
  /** An offer was made. */
  | { offered: { offer: Offer } }
  /** A Guild accepted an offer. */
  | { accepted: { seat: Seat; offer: number } }
  /** A Guild declined an offer, which is gone. */
  | { declined: { seat: Seat; offer: number } }
  /** An offer was withdrawn by its proposer. */
  | { withdrawn: { offer: number } }
  /** An offer lapsed: a payer could not pay, or somebody it needs is ready to choose. */
  | { lapsed: { offer: number } }
  /** An offer was accepted by all and is binding. */
  | { struck: { offer: number } }
  /** Treasury Gold changed hands. */
  | { paid: { from: Seat; to: Seat; gold: number } }
  /** Treasury Gold was set aside. */
  | { set_aside: { seat: Seat; gold: number } }
  /** Gold set aside was paid. */
  | { held_paid: { from: Seat; to: Seat; gold: number } }
  /** Gold set aside went back. */
  | { held_back: { seat: Seat; gold: number } }
  /** A Guild is ready to choose its stance. */
  | { ready: { seat: Seat } }
  /** A stance was shown. */
  | { stance: { seat: Seat; conflict: boolean } }
  /** No agreement of the Contest binds any more (GM-CTST-06). */
  | "voided"
  /** A cooperator declared a Skill. */
  | { declared: { seat: Seat; skill: Skill } }
  /** A cooperator confirmed its Skill. */
  | { confirmed: { seat: Seat } }
  /** The Adventurers a Guild sends into a combined team, and the dice it rolls. */
  | { combined: { seat: Seat; team: Team; dice: number } }
  /** The Contest is over. */
  | "contest_over"
  /** Order Boards were cleared; Gold left on them went to the Treasuries. */
  | "cleared"
  /** The Builder Cost marker went back to its starting space. */
  | "marker_reset"
  /** Every face-up card on the board was discarded. */
  | "wiped"
  /** An empty Contract space received a face-down card. */
  | { refilled: { space: number; level: Level } }
  /** An Event lies open as a Round starts (GM-STAR-01). */
  | { announced: { space: number; contract: ContractId } }
  /** The Gold of every Guild, told at the end of the Plot Phase (GM-PLOT-05). */
  | { gold_told: { gold: [number, number, number, number] } }
  /** The Action Phase came to this Order Space number. */
  | { number: { number: number } }
  /** A Guild used an ability or a Boon; a Contract used for its Boon is discarded. */
  | { used: { seat: Seat; source: Source; window: Window } }
  /** What effects have brought a Guild for the Order under way. */
  | { boosted: { seat: Seat; boost: Boost } }
  /** A Guild has more Order Spaces this Round. */
  | { more_orders: { seat: Seat; orders: number } }
  /** A Guild's teams may be larger this Round, for so many Orders. */
  | { larger_teams: { seat: Seat; by: number; orders: number } }
  /** A Guild looked at a card of a deck, so far from the top: its own secret. */
  | { peeked: { seat: Seat; level: Level; at: number; contract: ContractId } }
  /** A Guild put cards it looked at back in an order of its own: its secret. */
  | { arranged: { seat: Seat; level: Level; cards: ContractId[] } }
  /** A Guild kept a card it looked at as a Private Contract: its secret. */
  | { took: { seat: Seat; level: Level; contract: ContractId } }
  /** A Guild put a card it looked at under its deck: its secret. */
  | { sunk: { seat: Seat; level: Level; contract: ContractId } }
  /** A Guild discarded a card it looked at. */
  | { discarded: { seat: Seat; level: Level; contract: ContractId } }
  /** A Guild exchanged a Private Contract with one on the board. */
  | { swapped_board: { seat: Seat; space: number; gave: ContractId; took: ContractId } }
  /** A Guild exchanged a Private Contract with the top of the deck: its secret. */
  | { swapped_deck: { seat: Seat; gave: ContractId; took: ContractId } }
  /** A face-up Contract was discarded by an effect. */
  | { contract_gone: { seat: Seat; space: number; contract: ContractId } }
  /** A Contract was drawn from a deck and laid face up. */
  | { contract_drawn: { space: number; level: Level; contract: ContractId } }
  /** A Guild looked at a face-down Contract on the board: its secret. */
  | { looked_contract: { seat: Seat; space: number; contract: ContractId } }
  /** A Guild looked at the uppermost Adventurer of a space: its secret. */
  | { looked_adventurer: { seat: Seat; space: number; adventurer: AdventurerId } }
  /** A face-up Adventurer was discarded by an effect. */
  | { adventurer_gone: { seat: Seat; space: number; adventurer: AdventurerId } }
  /** A Skill Upgrade was turned over. */
  | { turned: { seat: Seat; skill: Skill; side: Side } }
  /** A Contract discarded for its Boon came back. */
  | { recovered: { seat: Seat; contract: ContractId } }
  /** An Adventurer left its Guild. */
  | { retired: { seat: Seat; adventurer: AdventurerId } }
  /** Two Order Spaces were exchanged. */
  | { orders_swapped: { seat: Seat; first: number; second: number } }
  /** An Order Space got another Order Card. */
  | { order_changed: { seat: Seat; number: number; objective: Objective } }
  /** An Adventurer joined a team. */
  | { team_joined: { seat: Seat; number: number; adventurer: AdventurerId } }
  /** An Adventurer was recruited outside an Order, for Treasury Gold. */
  | { recruited_now: { seat: Seat; space: number; adventurer: AdventurerId; gold: number } }
  /** Builders came without an Order and without payment. */
  | { hired_free: { seat: Seat; builders: number } }
  /** The Builder Cost marker was moved by an effect. */
  | { marker_moved: { by: number } }
  /** A die was rolled and is kept on a Contract. */
  | { stored: { seat: Seat; contract: ContractId; face: number } }
  /** A die was turned to a face. */
  | { die_set: { seat: Seat; die: number; face: number } }
  /** A die was added to a roll. */
  | { die_added: { seat: Seat; face: number } }
  /** Something was added to the result of a roll. */
  | { added: { seat: Seat; n: number } }
  /** The penalty of a roll was changed. */
  | { penalty_shifted: { seat: Seat; by: number } }
  /** Dice of another Skill count in the check that is coming. */
  | { converted: { seat: Seat; skill: Skill; dice: number } }
  /** An operation of a source was used on the roll. */
  | { spent: { seat: Seat; source: Source; op: number } }
  /** The match ended. */
  | { ended: { outcome: Outcome } }
  /** A Guild begins to resolve the Bonus of a Contract that was completed (GM-EFCT-03). */
  | { bonus_began: { seat: Seat; contract: ContractId } }
  /** What an Event does at the Start of Round begins (GM-STAR-02). */
  | { event_began: { contract: ContractId } };

/** What does a team do instead of its Order: a Private Contract, Wander, or nothing? */
export type FallBack = {
  /** The Order Space, from 0. */
  number: number;
};

/** Which die is rolled again because a rival says so? */
export type ForcedReroll = {
  /** Dice left, this one included. */
  left: number;
};

/** A Guild as a viewer sees it. */
export type GuildView = {
  /** Fame. */
  fame: number;
  /** Gold in the Treasury. */
  gold: number;
  /** Treasury Gold, Gold on Orders and Gold set aside (GM-INFO-01). */
  total_gold: number;
  /** The Skill of its Starting Skill Upgrade. */
  start: Skill | null;
  /** The sides up of its Skill Upgrades (GM-INFO-02). */
  upgrades: [Side | null, Side | null, Side | null, Side | null, Side | null, Side | null];
  /** Levels of Stables, Mess Hall and Bar. */
  core: [number, number, number];
  /** Its Prestige Upgrade. */
  prestige: Prestige | null;
  /** Its Adventurers (GM-INFO-03). */
  adventurers: AdventurerId[];
  /** Its completed Contracts (GM-INFO-04). */
  completed: ContractId[];
  /** The Contracts it discarded for their Boons. */
  discarded: ContractId[];
  /** Dice kept on its Contracts. */
  stored: [ContractId, number][];
  /** What it has used this Round. */
  used: Used[];
  /** What effects have brought for the Order under way. */
  boost: Boost;
  /** Order Spaces it has this Round (GM-ORDR-02). */
  order_limit: number;
  /** Adventurers a team of its may hold (GM-ORDR-03). */
  team_limit: number;
  /** By how much teams may be larger this Round, and for how many Orders. */
  larger: [number, number];
  /** How many Private Contracts it holds (GM-RUL-38). */
  private_count: number;
  /** The Private Contracts this viewer knows: all of its own, of others those that were shown (GM-INFO-06). */
  private: ContractId[];
  /** Its revealed Orders (GM-INFO-11). */
  orders: Sheet;
  /** Its dice. */
  roll: Roll;
};

/** The deck a Contract belongs to. */
export type Level = "common" | "heroic" | "legendary";

/** A level with its name. */
export type LevelWord = {
  /** The level. */
  level: Level;
  /** Its name. */
  name: Message;
};

/** A line of Core Upgrades (GM-UPGR-07). */
export type Line =
  /** How many Orders a Guild gives. */
  | "stables"
  /** How many Adventurers a team holds. */
  | "mess_hall"
  /** How much Income a Guild has. */
  | "bar";

/** What is offered and answered over a choice of an effect? */
export type LobbyFor = Pick;

/** What is offered and answered over a contested Contract? */
export type Negotiate = {
  /** The Contract space, from 0. */
  space: number;
};

/** What an Order Card names (GM-COMP-03). Spaces count from 0: Adventurer space A and Contract space 1 are 0. */
export type Objective =
  /** Hire Builders. */
  | "hire"
  /** Recruit the Adventurer of a space. */
  | { recruit: number }
  /** Attempt the Contract of a space. */
  | { contract: number };

/** An offer that is open. */
export type Offer = {
  /** Quoted when it is accepted, declined or withdrawn. */
  id: number;
  /** Who made it. */
  by: Seat;
  /** Who has to accept it, the proposer included. */
  parties: Seats;
  /** Who has accepted it; the proposer has from the start. */
  accepted: Seats;
  /** What it says. */
  clauses: Clauses;
};

/** One Order Space with what lies on it; without a team it is no Order at all (GM-ORDR-04). */
export type Order = {
  /** The Order Card; none is a fallback planned from the outset (GM-ORDR-08). */
  card: Objective | null;
  /** The team. */
  team: Team;
  /** Gold on the Order. */
  gold: number;
  /** Whether it has been resolved (GM-ACTN-14). */
  done: boolean;
};

/** How a match ended. */
export type Outcome = {
  /** The Guilds that won; several win jointly (GM-ENDG-05). */
  winners: Seats;
  /** Final Fame by seat. */
  fame: number[];
  /** The end from outside the rules, if it was one. */
  ending: Ending | null;
  /** How many Guilds played; 0 in records that do not say it. */
  seats?: number;
};

/** The bargaining of the Contest under way; empty outside a Contest. */
export type Parley = {
  /** The contesting Guilds; while an effect is lobbied for, all. */
  guilds: Seats;
  /** The Guild whose effect is lobbied for (GM-PLOT-04, GM-CONT-10). */
  owner: Seat | null;
  /** The choice its owner is bound to. */
  bound: Settled | null;
  /** What a Contest has settled about the Bonus that is resolved, from the choice that comes next on. */
  settled?: Choices;
  /** The Adventurers each cooperator wants to send into a combined team (GM-RUL-26). */
  sends: [Team, Team, Team, Team];
  /** The Adventurers each Guild of a combined team rolls with; of a Guild that rolls alone none are named. */
  members: [Team, Team, Team, Team];
  /** The open offers, the oldest first. */
  offers: Offer[];
  /** The number of the last offer. */
  last: number;
  /** Who is ready to choose a stance. */
  ready: Seats;
  /** The division agreed on so far. */
  agreed: Clauses;
  /** Payments set aside until stances are shown. */
  held: Payment[];
  /** The Skill each cooperator has declared. */
  declared: [Skill | null, Skill | null, Skill | null, Skill | null];
  /** The cooperators who have confirmed. */
  confirmed: Seats;
};

/** A payment of Treasury Gold. */
export type Payment = {
  /** Who pays. */
  from: Seat;
  /** Who is paid. */
  to: Seat;
  /** How much. */
  gold: number;
  /** When. */
  due: Due;
};

/** The part of the Round. */
export type Phase = "setup" | "start" | "plot" | "orders" | "action" | "reset" | "end";

/** A choice an operation of an effect leaves to the Guild. */
export type Pick = {
  /** Whose operation it is. */
  cause: Cause;
  /** The number of the list of operations. */
  ops: number;
  /** The place of the operation in its list. */
  at: number;
  /** The part of the operation: 0 for the first thing it asks. */
  part: number;
  /** How often it can still be done, this time included, or how many cards are in question. */
  left: number;
};

/** Which deck does the replacement come from? */
export type PickDeck = {
  /** The Contract space, from 0. */
  space: number;
};

/** Which Skill does the team use? */
export type PickSkill = {
  /** The Skills that can be used, a bit each. */
  mask: number;
  /** What for. */
  purpose: Purpose;
};

/** Cooperate or conflict over a Contract? */
export type PickStance = {
  /** The Contract space, from 0. */
  space: number;
};

/** What one Hire Builders Order builds. */
export type Plan = {
  /** A Skill Upgrade and its side. */
  skill: [Skill, Side] | null;
  /** The next level of a Core Upgrade. */
  core: [Line, number] | null;
  /** A Prestige Upgrade, alone. */
  prestige: Prestige | null;
  /** An Upgrade named beyond these places; a plan with one is always refused (GM-HIRE-09). */
  beyond?: Upgrade;
};

/** A Prestige Upgrade, by its formula. */
export type Prestige =
  /** Two for each Heroic or Legendary Contract completed. */
  | "trophies"
  /** One, two and three for each Adept, Hero and Legend. */
  | "champions"
  /** One for each hammer on the Guild's Upgrades. */
  | "masonry"
  /** One for every full three Gold. */
  | "vault"
  /** Two for each Common Contract completed. */
  | "archive"
  /** Two for each Skill with six dice or more. */
  | "academy";

/** A Prestige Upgrade. */
export type PrestigeToken = {
  /** Its name. */
  name: string;
  /** How it scores. */
  formula: Prestige;
  /** Hammers. */
  builders: number;
  /** The most it scores. */
  cap: number;
};

/** A Prestige Upgrade. */
export type PrestigeUpgrade = {
  /** Which one. */
  prestige: Prestige;
  /** Its name. */
  name: Message;
  /** How it scores at the end. */
  formula: Message;
  /** Builders it takes. */
  builders: number;
  /** The most it scores. */
  cap: number;
  /** A sentence about it that has no bearing on play. */
  flavour: Message;
};

/** What a choice would cost, and its odds. */
export type Preview = {
  /** Gold it spends or ties up. */
  gold: number;
  /** Dice it rolls. */
  dice: number;
  /** What they have to reach; 0 when there is no target. */
  target: number;
  /**
   * The chance that they do before any change to the dice. Where dice lie already: with everything that is left after
   * the choice used as well as possible, by this Guild and by those of its combined team who come later.
   */
  chance: Ratio | null;
  /** The chance with the Guild's own Skill Upgrade and abilities used as well as possible. */
  best: Ratio | null;
  /** The chance with the Boons it holds too. */
  with_boons: Ratio | null;
  /** Whether the dice reach the target as they lie, so that nothing needs to be changed. */
  reached: boolean;
  /** Fame it brings for certain. */
  fame: number;
  /** The Gold and the Fame it brings on average as the dice fall, where the sum decides how much (GM-RUL-32). */
  average: [Ratio, Ratio] | null;
  /** What is legal and may still fail (GM-RUL-08). */
  warnings: Warning[];
};

/** A Private Contract a team could fall back on. */
export type PrivateOdds = {
  /** The Contract. */
  contract: ContractId;
  /** A check for each Skill that it lists and the team has. */
  checks: CheckOdds[];
};

/** What a Guild says it will do. */
export type Promise = {
  /** Who promises. */
  from: Seat;
  /** What. */
  text: Saying;
};

/** A question to a seat. */
export type Prompt = "side" | "place" | "orders" | "fix" | "tie" | "change" | { correct: CorrectCard } | { commit: CommitOrder } | { skill: PickSkill } | { reroll: RerollDie } | { build: BuildUpgrade } | { deck: PickDeck } | { bargain: Negotiate } | { stance: PickStance } | { declare: DeclareSkill } | { use: UseEffect } | { lobby: LobbyFor } | { pick: Pick } | { forced: ForcedReroll } | { convert: ConvertDice } | { fallback: FallBack };

/** What a team may expect of an objective. */
export type Prospect =
  /** A face-up Contract. */
  | { contract: {
      /** The card. */
      contract: ContractId;
      /** A check for each Skill that it lists and the team has, when nobody else comes. */
      alone: CheckOdds[];
      /** The same in conflict: each target is raised by the dice rolled (GM-CTST-12). */
      conflict: CheckOdds[];
    } }
  /** A Contract that lies face down: nobody knows it. */
  | { hidden: {
      /** Its deck. */
      level: Level;
    } }
  /** An Adventurer for hire. */
  | { recruit: {
      /** The card; none when no card is face up. */
      adventurer: AdventurerId | null;
      /** The smallest bid. */
      minimum: number;
      /** Whether the Guild has the Rank for it now (GM-RECR-02 to -05). */
      rank_met: boolean;
      /** What the team rolls when the highest bid is tied (GM-RECR-18). */
      duel: SkillDice[];
    } }
  /** Builders. */
  | { hire: {
      /** How many the Gold buys at the present price. */
      builders: number;
      /** What they cost together. */
      cost: number;
      /** Every Upgrade that could be built by itself with that Gold now. */
      plans: Plan[];
      /** What the team rolls to go first when several hire (GM-HIRE-13). */
      duel: SkillDice[];
    } }
  /** No Order Card: a Private Contract, or wandering. */
  | { fallback: {
      /** The Private Contracts the viewer knows. */
      private: PrivateOdds[];
      /** What the team rolls when it wanders. */
      wander: SkillDice[];
    } }
  /** There is no such space, or nothing lies on it. */
  | "nothing";

/** What a Skill is picked for. */
export type Purpose =
  /** To attempt the Contract of a space alone (GM-CONT-02). */
  | { contract: number }
  /** To attempt the Contract of a space in conflict, with a penalty (GM-CTST-12). */
  | { conflict: number }
  /** To go first among Guilds hiring Builders (GM-HIRE-13). */
  | "hire"
  /** To win a tied bid (GM-RECR-18). */
  | { bid: number };

/** A question about the table. */
export type Query =
  /** The chance that so many dice reach a target. */
  | { odds: {
      /** How many dice. */
      dice: number;
      /** What they have to reach. */
      target: number;
    } }
  /** What so many Builders cost now. */
  | { price: {
      /** How many. */
      builders: number;
    } }
  /** The smallest bid for an Adventurer space, from 0. */
  | { minimum_bid: {
      /** The space. */
      space: number;
    } }
  /** Every Upgrade token with its Builders, Fame and effect (GM-INFO-10). */
  | "upgrades"
  /** What a team may expect of an objective. */
  | { attempt: {
      /** The Guild. */
      seat: Seat;
      /** The team, in any number and whether or not it could go. */
      team: Team;
      /** What it goes for; nothing for a fallback. */
      objective: Objective | null;
      /** Gold on the Order. */
      gold: number;
    } }
  /** The best team for an objective under the Mess Hall limit. */
  | { best_team: {
      /** The Guild. */
      seat: Seat;
      /** What it goes for; nothing for a fallback. */
      objective: Objective | null;
      /** Those who may go; all of the Guild when missing. */
      free: AdventurerId[] | null;
    } }
  /** A sheet of Orders as it is being planned, complete or not. */
  | { sheet: {
      /** The Guild. */
      seat: Seat;
      /** The sheet. */
      sheet: Sheet;
    } }
  /** The Contest under way for the Contract of a space, from 0. */
  | { contest: {
      /** The space. */
      space: number;
    } };

/** The Rank of an Adventurer (GM-COMP-11), lowest first. */
export type Rank = "novice" | "adept" | "hero" | "legend";

/** A Rank with its name. */
export type RankWord = {
  /** The Rank. */
  rank: Rank;
  /** Its name. */
  name: Message;
};

/** Why an answer is refused. `at` is the Order it is about, from 0. */
export type Refusal = { misfit: Misfit } | "wrong_kind" | { guild_count: { seats: number } } | { wrong_tokens: { seats: number } } | { too_many_orders: { at: number; limit: number } } | { too_many_in_team: { at: number; limit: number } } | { no_team: { at: number } } | { adventurer_twice: { at: number; adventurer: AdventurerId } } | { not_yours: { at: number; adventurer: AdventurerId } } | { card_twice: { at: number; objective: Objective } } | { ordered_by_others: { at: number; objective: Objective } } | { space_closed: { at: number; objective: Objective } } | { space_empty: { at: number; objective: Objective } } | { gold_not_allowed: { at: number } } | { too_much_gold: { owned: number; spent: number } } | { bid_too_low: { at: number; minimum: number } } | { no_gold_to_hire: { at: number } } | "not_dealt" | "no_such_target" | "no_dice_to_check" | "no_dice_for_bid" | "no_dice_for_private" | "no_dice_to_wander" | "not_your_contract" | "no_die_to_fix" | "no_die_to_reroll" | "no_die_to_break_tie" | "empty_plan" | "kind_twice" | { gold_short: { price: number; gold: number } } | "prestige_not_alone" | "skill_slots_full" | "upgrade_twice" | "no_token_left" | "level_skipped" | "level_built" | "level_three_taken" | "prestige_built" | "prestige_taken" | "no_prestige_in_short_game" | "deck_empty" | "no_such_offer" | "not_party" | "not_proposer" | "own_offer" | "accepted_already" | "empty_offer" | "not_contesting" | { split_not_whole: { gold: number } } | { not_in_treasury: { gold: number } } | "too_many_held" | { too_many_offers: { limit: number } } | { too_many_payments: { limit: number } } | { too_many_choices: { limit: number } } | { promise_too_long: { limit: number } } | "declare_first" | "confirmed_already" | "said_already" | "bonus_is_compulsory" | "not_yours_to_use" | "not_your_ability" | "no_ability" | "wrong_moon" | "not_now" | "not_here" | "always_on" | "no_boon" | "boon_not_now" | "used_up" | "no_dice_to_convert" | "no_such_tool" | "no_upgrade_of_skill" | { other_side: { side: Side } } | { side_used_up: { side: Side } } | "not_this_check" | "no_die_to_change" | "no_such_rival" | "cannot_pay" | "no_such_option" | "not_looked_at" | "not_discarded" | "no_such_exchange" | "nothing_there" | "cannot_recruit" | "no_such_upgrade" | "no_such_member" | "cannot_join" | "order_is_fixed" | "kind_not_allowed" | { too_many_builders: { builders: number } } | "no_effect_to_settle" | "no_reward" | "bound_otherwise" | "settled_twice" | "nobody_to_show" | "not_in_team";

/** Why something planned is refused. */
export type Refused = {
  /** The rule. */
  rule: string;
  /** The refusal. */
  refusal: Refusal;
  /** The refusal in words. */
  say: Message;
};

/** Which die is rolled again, if any? */
export type RerollDie = {
  /** Re-rolls left, this one included. */
  left: number;
};

/** Dice a Guild has rolled for the check under way, as they lie. */
export type Roll = {
  /** The Skill of the check; none when the Guild has not rolled. */
  skill: Skill | null;
  /** How many dice were rolled from Skill values (GM-RUL-24). */
  base: number;
  /** The dice, those added by effects included. */
  dice: number[];
  /** Before the roll: how many dice of each other Skill are counted. */
  converted: [number, number, number, number, number, number];
  /** What effects add to the sum. */
  flat: number;
  /** What effects change the penalty by. */
  penalty: number;
  /** The changes made. */
  spent: Spent[];
};

/** Who makes the check under way. */
export type Rolling = {
  /** The Guilds. */
  guilds: Seats;
  /** Whether they conflict and so have a penalty. */
  conflict: boolean;
};

/** A Round with its moons. */
export type RoundMoon = {
  /** The Round, from 1. */
  round: number;
  /** Whether the moon is full, else it is half. */
  full: boolean;
  /** Whether it is a Blood Moon Round. */
  blood: boolean;
  /** Its moons in words. */
  name: Message;
};

/** A short text in a promise: kept in the log beside its offer, never checked (GM-RUL-36). */
export type Saying = string;

/** A set of seats as one byte. */
export type Seats = number;

/** What a viewer learns from a fact. */
export type Seen =
  /** The whole fact. */
  | { fact: Event }
  /** A Guild drew a Private Contract. */
  | { drew: {
      /** Which Guild. */
      seat: Seat;
    } }
  /** A Guild looked at a card of a deck. */
  | { peeked: {
      /** Which Guild. */
      seat: Seat;
      /** Which deck. */
      level: Level;
    } }
  /** A Guild put cards of a deck into an order of its own. */
  | { arranged: {
      /** Which Guild. */
      seat: Seat;
      /** Which deck. */
      level: Level;
    } }
  /** A Guild put a card under a deck. */
  | { sunk: {
      /** Which Guild. */
      seat: Seat;
      /** Which deck. */
      level: Level;
    } }
  /** A Guild exchanged a Private Contract with the top of the deck. */
  | { swapped_deck: {
      /** Which Guild. */
      seat: Seat;
    } }
  /** A Guild looked at a face-down card on the board: Contract spaces from 0, Adventurer spaces from 6. */
  | { looked: {
      /** Which Guild. */
      seat: Seat;
      /** The space. */
      space: number;
    } };

/** A choice of an effect that is settled by an offer. */
export type Settled =
  /** This rival. */
  | { rival: Seat }
  /** This one of several effects, from 0. */
  | { option: number };

/** What a match is made from. */
export type Setup = {
  /** How many Guilds play: 2, 3 or 4. */
  guilds: number;
  /** Whether the short game of 6 Rounds is played (GM-VARI-01). */
  short: boolean;
  /**
   * The Starting Skill Upgrades in play, where whoever lays the table picks them; drawn when there are none
   * (GM-RUL-01). Which Guild gets which is drawn either way (GM-SETU-17).
   */
  tokens?: Skill[];
};

/** All Orders of one Guild for a Round. */
export type Sheet = [Order, Order, Order, Order];

/** A sheet of Orders as it stands. */
export type SheetFacts = {
  /** The Orders that are not empty. */
  slots: SlotFacts[];
  /** Gold on all of them. */
  gold: number;
  /** Gold in the Treasury. */
  owned: number;
  /** Why the sheet as a whole is refused. */
  refused: Refused | null;
};

/** The side of a Skill Upgrade that lies up (GM-UPGR-12). */
export type Side =
  /** Turn one die to a 5 (GM-UPGR-15). */
  | "fixer"
  /** Two single-die re-rolls (GM-UPGR-16). */
  | "reroll";

/** A side of Skill Upgrades with its name and what it does. */
export type SideWord = {
  /** The side. */
  side: Side;
  /** Its name. */
  name: Message;
  /** What it does. */
  effect: Message;
};

/** One of the six Skills (GM-COMP-10), in the order of the book's list. */
export type Skill = "might" | "arcane" | "guile" | "logic" | "charm" | "spirit";

/** Dice in a Skill, where there is no target: to go first, to win a tied bid, to wander. */
export type SkillDice = {
  /** The Skill. */
  skill: Skill;
  /** The dice. */
  dice: number;
};

/** A Skill Upgrade. */
export type SkillToken = {
  /** Its name. */
  name: string;
  /** The Skill it works on. */
  skill: Skill;
  /** Hammers. */
  builders: number;
  /** Fame when built. */
  fame: number;
  /** Tokens in the supply. */
  copies: number;
};

/** A Skill Upgrade. */
export type SkillUpgrade = {
  /** The Skill it works on. */
  skill: Skill;
  /** Its name. */
  name: Message;
  /** Builders it takes. */
  builders: number;
  /** Fame when built. */
  fame: number;
  /** Tokens in the supply. */
  copies: number;
  /** A sentence about it that has no bearing on play. */
  flavour: Message;
};

/** A Skill with its name. */
export type SkillWord = {
  /** The Skill. */
  skill: Skill;
  /** Its name. */
  name: Message;
};

/** One Order of a sheet. */
export type SlotFacts = {
  /** The Order Space, from 0. */
  at: number;
  /** Why the rules refuse it as it stands. */
  refused: Refused | null;
  /** What is legal and may still fail (GM-RUL-08). */
  warning: Warning | null;
  /** What the team may expect. */
  prospect: Prospect;
};

/** What is used. */
export type Source =
  /** The Skill Upgrade of the check's Skill. */
  | "upgrade"
  /** The ability of an Adventurer. */
  | { ability: AdventurerId }
  /** The Boon of a completed Contract, which is discarded. */
  | { boon: ContractId }
  /** The ability of another Adventurer. */
  | { copy: {
      /** Who copies. */
      by: AdventurerId;
      /** Whose ability it is. */
      of: AdventurerId;
    } };

/** Dice changes made in the check under way by one operation of a source. */
export type Spent = {
  /** What was used. */
  source: Source;
  /** Which of its operations. */
  op: number;
  /** How often. */
  times: number;
};

/** A Contract space of the board. */
export type Spot =
  /** Not in use with this many Guilds (GM-PLYR-02, -03). */
  | "closed"
  /** No card. */
  | "empty"
  /** A face-down card of this deck; which one is decided when it is turned up. */
  | { down: Level }
  /** A face-up Contract. */
  | { up: ContractId };

/** An Adventurer space of the board. */
export type Stand = {
  /** Whether the space is in use with this many Guilds (GM-PLYR-02). */
  open: boolean;
  /** The card face up. */
  up: AdventurerId | null;
  /** How many cards lie face down; which they are is decided when they are turned up. */
  down: number;
};

/** The Starting Skill Upgrades for a number of Guilds. */
export type Starts = {
  /** How many Guilds. */
  guilds: number;
  /** Every choice of them, one of which a setup may pick as its `tokens`. */
  tokens: Skill[][];
};

/**
 * A team of Adventurers, in the order they were placed. One more than any Mess Hall with an effect allows can be written down, so
 * that it is refused with its rule (GM-ORDR-03).
 */
export type Team = AdventurerId[];

/** A combined team with what its dice show (GM-CTST-29). */
export type TeamRoll = {
  /** The Skill it goes for. */
  skill: Skill;
  /** What its Guilds have to reach together. */
  target: number;
  /** Its Guilds, each with its own result. */
  parts: [Seat, number][];
  /** What they have together. */
  total: number;
};

/** All Guilds in one combined team for a Skill (GM-CTST-22). */
export type Together = {
  /** The Skill. */
  skill: Skill;
  /** The dice of each seat (GM-RUL-26). */
  dice: number[];
  /** What the sum of all has to reach. */
  target: number;
  /** The chance that it does as the dice fall. */
  chance: Ratio;
  /**
   * The chance when every Guild uses its Skill Upgrade and abilities on its own dice as well as possible (GM-RUL-27);
   * none where it would take too long to reckon.
   */
  best: Ratio | null;
  /** The chance with the Boons all of them hold too. */
  with_boons: Ratio | null;
};

/** An Upgrade that can be built. */
export type Upgrade =
  /** A Skill Upgrade with its side. */
  | { skill: [Skill, Side] }
  /** A level of a Core Upgrade. */
  | { core: [Line, number] }
  /** A Prestige Upgrade. */
  | { prestige: Prestige };

/** What does the Guild use now, if anything? */
export type UseEffect = {
  /** The window. */
  window: Window;
};

/** A use of this Round. */
export type Used = {
  /** What was used. */
  source: Source;
  /** The Order Space number it was used for, from 0. */
  number: number;
  /** The windows it was used in, as a mask. */
  windows: number;
};

/** The table as a viewer sees it. */
export type View = {
  /** The Round, from 1. */
  round: number;
  /** How many Rounds are played. */
  rounds: number;
  /** The part of the Round. */
  phase: Phase;
  /** The space of the Builder Cost marker, from 0. */
  marker: number;
  /** What the next Builder costs. */
  price: number;
  /** The smallest bids for spaces A to F. */
  minimum_bids: [number, number, number, number, number, number];
  /** Targets in force, Skill by Skill, of the Contracts this viewer sees where Events change what is printed. */
  targets: [ContractId, [number, number, number, number, number, number]][];
  /** The Guilds. */
  guilds: GuildView[];
  /** Adventurer spaces A to F. */
  stands: [Stand, Stand, Stand, Stand, Stand, Stand];
  /** Contract spaces 1 to 6. */
  spots: [Spot, Spot, Spot, Spot, Spot, Spot];
  /** Cards left in the Contract decks. */
  decks: [number, number, number];
  /** The cards on top of each Contract deck that are settled; those this viewer has looked at by name. */
  tops: [(ContractId | null)[], (ContractId | null)[], (ContractId | null)[]];
  /** Face-down Contracts on the board that this viewer has looked at. */
  under: [ContractId | null, ContractId | null, ContractId | null, ContractId | null, ContractId | null, ContractId | null];
  /** Uppermost Adventurers of empty spaces that this viewer has looked at. */
  next: [AdventurerId | null, AdventurerId | null, AdventurerId | null, AdventurerId | null, AdventurerId | null, AdventurerId | null];
  /** The Order Space number under way in the Action Phase, from 0. */
  number: number;
  /** The check under way or the last one made. */
  rolling: Rolling;
  /** The combined teams of that check whose dice lie on the table. */
  teams: TeamRoll[];
  /** The bargaining of the Contest under way. */
  parley: Parley;
  /** How the match ended. */
  outcome: Outcome | null;
};

/** What a wandering team gets from a result on. */
export type WanderRow = {
  /** The least result. */
  from: number;
  /** Gold. */
  gold: number;
  /** Fame. */
  fame: number;
};

/** Something about an Order, counted from 0, that is legal when planned and may fail when resolved (GM-RUL-08). */
export type Warning =
  /** The Guild lacks the Rank for the Adventurer (GM-RECR-02). */
  | { rank_missing: number }
  /** No Adventurer of the team has a Skill the Contract lists (GM-CONT-02). */
  | { no_matching_skill: number }
  /** The Gold does not pay for one Builder at the present price (GM-HIRE-03). */
  | { too_little_for_builder: number };

/** When something of a Guild can be used. */
export type Window =
  /** On the Guild's turn in the Plot Phase. */
  | "plot"
  /** Between two steps of the Action Phase. */
  | "action"
  /** Before the dice of a check are rolled. */
  | "before"
  /** After an own roll, before its result is fixed. */
  | "check"
  /** Before the Guild builds. */
  | "hire"
  /** Before bids are compared. */
  | "recruit"
  /** Once it is certain that the Guild recruits. */
  | "recruited";
