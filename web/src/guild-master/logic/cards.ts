import type { Message } from '../../transport/wire';
import { say } from '../../words/words.svelte';
import type { Catalog, Level, Line, Prestige, Rank, Skill } from './types';
import { LINES } from './terms';

/** An Adventurer card in the language in use. */
export interface AdventurerCard {
  name: string;
  title: string;
  rank: Rank;
  skills: readonly number[];
  fame: number;
}

/** A Contract card in the language in use. */
export interface ContractCard {
  name: string;
  level: Level;
  targets: readonly number[];
  gold: number;
  fame: number;
}

const NOBODY: AdventurerCard = { name: '?', title: '', rank: 'novice', skills: [0, 0, 0, 0, 0, 0], fame: 0 };
const NOTHING: ContractCard = { name: '?', level: 'common', targets: [0, 0, 0, 0, 0, 0], gold: 0, fame: 0 };

/** Everything that is printed, by number. Names are read in the language in use whenever they are asked for. */
export class Cards {
  readonly catalog: Catalog;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  adventurer(id: number): AdventurerCard {
    const card = this.catalog.adventurers[id];
    if (card === undefined) return NOBODY;
    const name = card.worded ? say(card.worded as Message) : card.name;
    return { name, title: say(card.title as Message), rank: card.rank, skills: card.skills, fame: card.fame };
  }

  contract(id: number): ContractCard {
    const card = this.catalog.contracts[id];
    if (card === undefined) return NOTHING;
    const { level, targets, gold, fame } = card;
    return { name: say(card.name as Message), level, targets, gold, fame };
  }

  skillToken(skill: Skill): Catalog['skill_upgrades'][number] | null {
    return this.catalog.skill_upgrades.find((token) => token.skill === skill) ?? null;
  }

  skillUpgrade(skill: Skill): string {
    return named(this.skillToken(skill));
  }

  coreToken(line: Line, level: number): Catalog['core_upgrades'][number] | null {
    return this.catalog.core_upgrades.find((token) => token.line === line && token.level === level) ?? null;
  }

  coreUpgrade(line: Line, level: number): string {
    return named(this.coreToken(line, level));
  }

  /** Orders, Adventurers a team, or Income at a level of a line. */
  coreValue(line: number, level: number): number {
    const name = LINES[line];
    return name === undefined ? 0 : (this.coreToken(name, level)?.value ?? 0);
  }

  prestigeTokens(): readonly Catalog['prestige_upgrades'][number][] {
    return this.catalog.prestige_upgrades;
  }

  prestigeUpgrade(prestige: Prestige): string {
    return named(this.prestigeTokens().find((token) => token.prestige === prestige) ?? null);
  }

  get prices(): readonly number[] {
    return this.catalog.board.prices;
  }

  /** What a dice fixer turns a die to (GM-UPGR-15). */
  get fixed(): number {
    return this.catalog.board.fixed;
  }

  /** The Rounds of a match with their moons. */
  rounds(count: number): { round: number; full: boolean; blood: boolean; name: string }[] {
    return this.catalog.board.rounds
      .slice(0, count)
      .map(({ round, full, blood, name }) => ({ round, full, blood, name: say(name as Message) }));
  }
}

function named(token: { name: unknown } | null): string {
  return token === null ? '' : say(token.name as Message);
}

export function cardsFrom(catalog: unknown): Cards {
  return new Cards(catalog as Catalog);
}
