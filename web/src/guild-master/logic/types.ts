/** The types of the game, as they are written from Rust. */
export type {
  AdventurerId,
  Answer,
  CheckOdds,
  Choice,
  Clauses,
  ContestFacts,
  ContractId,
  Due,
  Event,
  GuildView,
  Level,
  Line,
  Objective,
  Offer,
  Order,
  Outcome,
  Parley,
  Payment,
  Phase,
  Plan,
  Prestige,
  Preview,
  Prompt,
  Prospect,
  Purpose,
  Query,
  Roll,
  Seats,
  Seen,
  Sheet,
  SheetFacts,
  Side,
  Skill,
  Spot,
  Stand,
  View,
  Warning,
} from '../../generated/guild-master';

import type { Level, Line, Prestige, Skill } from '../../generated/guild-master';
import type { Message } from '../../transport/wire';

export type Rank = 'novice' | 'adept' | 'hero' | 'legend';

/** What is printed: the parts of the catalogue that the page uses. */
export interface Catalog {
  adventurers: {
    name: string;
    worded: Message | null;
    title: Message;
    rank: Rank;
    skills: number[];
    fame: number;
  }[];
  contracts: { name: Message; level: Level; targets: number[]; gold: number; fame: number }[];
  skill_upgrades: { skill: Skill; name: Message; builders: number; fame: number }[];
  core_upgrades: {
    line: Line;
    level: number;
    name: Message;
    value: number;
    builders: number;
    fame: number;
  }[];
  prestige_upgrades: { prestige: Prestige; name: Message; builders: number; cap: number }[];
  board: { prices: number[]; gold_per_fame: number };
}
