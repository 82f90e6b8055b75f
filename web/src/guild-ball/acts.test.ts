import { describe, expect, it } from 'vitest';
import type { Choice } from '../generated/guild-ball';
import type { MenuEntry } from '../transport/wire';
import { actsOf } from './acts';

const say = { id: 'hall-verbatim' };
const legal = (choice: Choice, influence = 0): MenuEntry => ({
  choice,
  text: '',
  say,
  legal: true,
  preview: { influence, mp: 0 },
});
const refused = (choice: Choice, rule: string): MenuEntry => ({
  choice,
  text: '',
  say,
  legal: false,
  refusal: { rule, message: '', say },
});
const names = (menu: MenuEntry[]) => actsOf(menu).map((act) => act.name);

describe('the actions on the card', () => {
  it('cost what the hall says, and say why they cannot be taken', () => {
    const acts = actsOf([legal('sprint', 1), refused({ attack: 7 }, 'GB-ATK-02'), legal({ charge: 7 }, 2)]);
    const of = (name: string) => acts.find((act) => act.name === name);
    expect(of('sprint')?.price?.influence).toBe(1);
    expect(of('attack')).toMatchObject({ legal: false, price: null, why: { rule: 'GB-ATK-02' } });
    expect(of('charge')?.ways.map((way) => way.target)).toEqual([7]);
  });

  it('have the forfeit in the place of the jog only when there is no jog', () => {
    expect(names([legal('jog'), legal('forfeit')])[0]).toBe('jog');
    expect(names([refused('jog', 'GB-KD-06'), legal('forfeit')])[0]).toBe('forfeit');
    expect(names([refused('jog', 'GB-ADV-07'), refused('forfeit', 'GB-ADV-07')])[0]).toBe('jog');
  });

  it('count a pass to a spot as a pass', () => {
    const pass = actsOf([refused({ pass: 1 }, 'GB-KICK-08'), legal({ pass_to: { x: 1, y: 2 } }, 1)])[4];
    expect(pass).toMatchObject({ name: 'pass', legal: true, price: { influence: 1 } });
  });
});
