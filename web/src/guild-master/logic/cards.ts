import type { Message } from '../../transport/wire';
import { say, t } from '../../words/words.svelte';
import type { Catalog, Cause, Level, Line, Prestige, Rank, Skill, Source } from './types';
import { LINES } from './terms';

/** An Adventurer card in the language in use. */
export interface AdventurerCard {
  name: string;
  title: string;
  rank: Rank;
  skills: readonly number[];
  fame: number;
  /** What it does, sentence by sentence: its ability. */
  effects: readonly string[];
  flavour: string;
}

/** A Contract card in the language in use. */
export interface ContractCard {
  name: string;
  level: Level;
  targets: readonly number[];
  gold: number;
  fame: number;
  /** What it does, sentence by sentence: Bonus, Boon and Event. */
  effects: readonly string[];
  /** What happens when it is completed. */
  bonus: string | null;
  /** What it can be discarded for once it is completed. */
  boon: string | null;
  /** What holds while it lies open. */
  event: string | null;
  flavour: string;
}

/** A card with the part of its text that is in question. */
export interface Spoken {
  name: string;
  text: readonly string[];
}

const NOBODY: AdventurerCard = {
  name: '?',
  title: '',
  rank: 'novice',
  skills: [0, 0, 0, 0, 0, 0],
  fame: 0,
  effects: [],
  flavour: '',
};
const NOTHING: ContractCard = {
  name: '?',
  level: 'common',
  targets: [0, 0, 0, 0, 0, 0],
  gold: 0,
  fame: 0,
  effects: [],
  bonus: null,
  boon: null,
  event: null,
  flavour: '',
};

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
    const { rank, skills, fame } = card;
    const [title, flavour] = [say(card.title as Message), say(card.flavour as Message)];
    return { name, title, rank, skills, fame, effects: said([card.ability]), flavour };
  }

  contract(id: number): ContractCard {
    const card = this.catalog.contracts[id];
    if (card === undefined) return NOTHING;
    const { level, targets, gold, fame } = card;
    const effects = said([card.bonus, card.boon, card.event]);
    const [bonus = null, boon = null, event = null] = [card.bonus, card.boon, card.event].map(
      (one) => said([one])[0] ?? null,
    );
    const [name, flavour] = [say(card.name as Message), say(card.flavour as Message)];
    return { name, level, targets, gold, fame, effects, bonus, boon, event, flavour };
  }

  /** The completed Contracts that can be discarded for a Boon. */
  boons(completed: readonly number[]): { id: number; name: string; boon: string }[] {
    return completed.flatMap((id) => {
      const { name, boon } = this.contract(id);
      return boon === null ? [] : [{ id, name, boon }];
    });
  }

  /** A card that is used: its name, and the part of its text that is. Nothing for a Skill Upgrade. */
  source(source: Source): Spoken | null {
    if (source === 'upgrade') return null;
    if ('ability' in source) return spoken(this.adventurer(source.ability));
    if ('boon' in source) {
      const { name, boon } = this.contract(source.boon);
      return { name, text: boon === null ? [] : [boon] };
    }
    const [by, of] = [this.adventurer(source.copy.by), this.adventurer(source.copy.of)];
    return { name: t('gmui-copies', { by: by.name, of: of.name }), text: of.effects };
  }

  /** The card that leaves a choice to a Guild. */
  cause(cause: Cause): Spoken | null {
    if ('use' in cause) return this.source(cause.use);
    const { name, bonus, event } = this.contract('bonus' in cause ? cause.bonus : cause.event);
    const text = 'bonus' in cause ? bonus : event;
    return { name, text: text === null ? [] : [text] };
  }

  /** What each of several effects does that a card leaves to choose from. */
  options(cause: Cause): string[] {
    if ('use' in cause) {
      const { use } = cause;
      if (use === 'upgrade') return [];
      if ('boon' in use) return optionsIn(this.catalog.contracts[use.boon]?.boon);
      return optionsIn(this.catalog.adventurers['ability' in use ? use.ability : use.copy.of]?.ability);
    }
    if ('bonus' in cause) return optionsIn(this.catalog.contracts[cause.bonus]?.bonus);
    return optionsIn(this.catalog.contracts[cause.event]?.event);
  }

  skillToken(skill: Skill): Catalog['skill_upgrades'][number] | null {
    return this.catalog.skill_upgrades.find((token) => token.skill === skill) ?? null;
  }

  skillUpgrade(skill: Skill): string {
    return named(this.skillToken(skill));
  }

  /** A sentence about each kind of Upgrade that has no bearing on play. */
  skillFlavour(skill: Skill): string {
    return flavoured(this.skillToken(skill));
  }

  coreFlavour(line: Line, level: number): string {
    return flavoured(this.coreToken(line, level));
  }

  prestigeFlavour(prestige: Prestige): string {
    return flavoured(this.prestigeTokens().find((token) => token.prestige === prestige) ?? null);
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

function spoken({ name, effects }: AdventurerCard): Spoken {
  return { name, text: effects };
}

/** The effects that a message tells one chooses from: they follow each other as first and rest. */
function optionsIn(message: unknown): string[] {
  if (typeof message !== 'object' || message === null) return [];
  const { id, args } = message as { id?: string; args?: Record<string, unknown> };
  if (args === undefined) return [];
  if (id !== 'gme-choose')
    return (
      Object.values(args)
        .map(optionsIn)
        .find((all) => all.length > 0) ?? []
    );
  const found: string[] = [];
  let rest = args['options'] as Message | undefined;
  while (rest?.id === 'gme-or') {
    found.push(say(rest.args?.['first'] as Message));
    rest = rest.args?.['rest'] as Message | undefined;
  }
  return rest === undefined ? found : [...found, say(rest)];
}

/** The messages that are there, in the language in use. */
function said(messages: readonly unknown[]): string[] {
  return messages.filter((message) => message !== null).map((message) => say(message as Message));
}

function named(token: { name: unknown } | null): string {
  return token === null ? '' : say(token.name as Message);
}

function flavoured(token: { flavour: unknown } | null): string {
  return token === null ? '' : say(token.flavour as Message);
}

export function cardsFrom(catalog: unknown): Cards {
  return new Cards(catalog as Catalog);
}
