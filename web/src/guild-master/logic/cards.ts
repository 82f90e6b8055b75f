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

  /** What so many Builders cost from a space of the track on (GM-HIRE-03). */
  price(marker: number, builders: number): number {
    let sum = 0;
    for (let n = 0; n < builders; n += 1)
      sum += this.prices[Math.min(marker + n, this.prices.length - 1)] ?? 0;
    return sum;
  }
}

function named(token: { name: unknown } | null): string {
  return token === null ? '' : say(token.name as Message);
}

export function cardsFrom(catalog: unknown): Cards {
  return new Cards(catalog as Catalog);
}
