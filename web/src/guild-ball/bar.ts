import type { Choice, Preview } from '../generated/guild-ball';
import type { Answer } from '../table/answer';
import type { MenuEntry } from '../transport/wire';
import { decimal, say, sayOr, seatName, t } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import { abilityOf } from './deck.svelte';
import { LISTED, aboutOf, isSpot } from './draft';
import { same, type Asked } from './tagged';
import { ballLine, chance, odds, oddsLine, pool, price } from './texts';

/** What the reaction bar asks: the facts and the answers. */
export interface Bar {
  facts: readonly string[];
  answers: Answer[];
}

const KEYS = [...'ASDFGHJKLQERYUIOPZXCVBN'].map((letter) => `Key${letter}`);
const STEPS = ['damage', 'push', 'dodge', 'knock_down', 'tackle', 'first_icon', 'second_icon'] as const;

/** The bar for questions that are answered with one press; null for those that need a plan. */
export function barOf(desk: Desk, asked: Asked | null): Bar | null {
  switch (asked?.kind) {
    case 'kick_or_receive':
      return {
        facts: [t('gbc-kick-or-receive-facts')],
        answers: [
          answer(desk, 'KeyK', t('gbc-kick-off'), 'kick_off'),
          answer(desk, 'KeyR', t('gbc-receive'), 'receive'),
        ],
      };
    case 'initiative': {
      const [own, other] = [desk.seat, 1 - desk.seat];
      return {
        facts: [t('gbc-initiative-facts')],
        answers: [
          answer(desk, 'KeyA', t('gbc-first', { seat: seatName(own) }), { seat: own }),
          answer(desk, 'KeyS', t('gbc-first', { seat: seatName(other) }), { seat: other }),
        ],
      };
    }
    case 'parting_blow':
      return yesNo(desk, 'gbc-strike', 'gbc-let-go', [t('gbc-no-momentum')]);
    case 'bonus_time':
      return bonus(desk, asked.dice, asked.needs);
    case 'snap':
      return yesNo(desk, 'gbc-take-ball', 'gbc-leave-ball');
    case 'intercept':
      return yesNo(
        desk,
        'gbc-intercept',
        'gbc-no-intercept',
        thrown(desk, 'gbc-intercept', 'gbc-no-intercept'),
      );
    case 'reroll_scatter':
      return yesNo(desk, 'gbc-reroll', 'gbc-keep', thrown(desk, 'gbc-reroll', 'gbc-keep'));
    case 'run_the_length':
      return yesNo(desk, 'gbc-run', 'gbc-no-run', [t('gbc-run-facts')], true);
    case 'react':
      return asked.threat === 'over' ? counter(desk) : reaction(desk, asked.threat === 'charge');
    case 'team_work':
      return teamWork(desk, asked.passer, asked.receiver);
    case 'next_step': {
      const left = STEPS.filter((_, bit) => asked.steps & (1 << bit));
      return {
        facts: [],
        answers: left.map((step, at) =>
          answer(desk, KEYS[at] ?? 'KeyH', t(`gbc-step-${step.replace('_', '-')}`), { step }),
        ),
      };
    }
    default:
      return asked !== null && LISTED.has(asked.kind) ? listed(desk, asked) : null;
  }
}

/** The hall's own list of answers, in its words; what cannot be done now is told only where nothing else is left. */
function listed(desk: Desk, asked: Asked): Bar {
  // A place is pressed on the pitch; a button for each of many would tell nobody where it is.
  const open = desk.menu.filter((entry) => entry.legal && !isSpot(entry.choice));
  const shown = open.length > 0 ? open : desk.menu;
  const how = asked.kind === 'pass_target' || (asked.kind === 'kick_now' && asked.pass);
  const told = shown.map((entry, at) => {
    const choice = entry.choice as Choice;
    const label = sayOr(entry.say, entry.text) + hope(entry);
    const about = aboutOf(choice);
    return {
      ...answer(desk, KEYS[at] ?? `F${at}`, label, choice, choice === 'no'),
      ...(about === null ? {} : { point: (on: boolean) => void (desk.hovered = on ? about : null) }),
    };
  });
  return {
    facts: [...printed(asked, shown), ...(how ? [t('gbc-kick-how')] : [])],
    answers: [...there(desk), ...told],
  };
}

/** What the abilities in question say: the one that asks, or those that can be used. */
function printed(asked: Asked, menu: readonly MenuEntry[]): string[] {
  const used = menu.flatMap(({ choice }) =>
    typeof choice === 'object' && choice !== null && 'use' in choice
      ? [(choice.use as { id: string }).id]
      : [],
  );
  const ids = 'id' in asked ? [asked.id] : [...new Set(used)];
  return ids.flatMap((id) => {
    const ability = abilityOf(id);
    return ability === null ? [] : [say(ability.text)];
  });
}

/** The pass to the spot that was pressed on the pitch. */
function there(desk: Desk): Answer[] {
  const { choice, preview, refusal } = desk;
  if (choice === null) return [];
  const chances = preview?.odds ? ` · ${oddsLine(preview.odds)}` : '';
  return [
    {
      code: 'KeyT',
      label: `${t('gbc-pass-there')}${chances}`,
      run: () => void desk.give(choice),
      disabled: !desk.judged || refusal !== null,
      ...(refusal ? { why: `${sayOr(refusal.say, refusal.message)} (${refusal.rule})` } : {}),
    },
  ];
}

/** What the dice of an answer give, where it rolls any: " 75 %". */
function hope(entry: MenuEntry): string {
  const found = entry.legal ? (entry.preview as Preview | undefined)?.odds : undefined;
  if (found === undefined) return '';
  if ('pass' in found) return ` ${odds(found.pass.success)}`;
  if ('shot' in found) return ` ${odds(found.shot.goal)}`;
  return 'play' in found ? ` ${odds(found.play.hit)}` : '';
}

function entryOf(desk: Desk, choice: Choice): MenuEntry | undefined {
  return desk.menu.find((entry) => same(entry.choice, choice));
}

function previewOf(desk: Desk, choice: Choice): Preview | null {
  const entry = entryOf(desk, choice);
  return entry?.legal ? (entry.preview as Preview) : null;
}

function answer(desk: Desk, code: string, label: string, choice: Choice, no = false): Answer {
  const entry = entryOf(desk, choice);
  const refused = entry !== undefined && !entry.legal ? entry.refusal : null;
  return {
    code,
    label,
    no,
    run: () => void desk.give(choice),
    disabled: refused !== null,
    ...(refused ? { why: `${sayOr(refused.say, refused.message)} (${refused.rule})` } : {}),
  };
}

/** What an answer takes, as the hall says: " 1 MP", or that it is free. */
function priceOf(desk: Desk, choice: Choice): string {
  const found = previewOf(desk, choice);
  return found === null ? '' : ` ${price(found.influence, found.mp)}`;
}

function yesNo(desk: Desk, yes: string, no: string, more: readonly string[] = [], priced = false): Bar {
  const found = previewOf(desk, 'yes');
  const blow = found?.blow;
  const harm = blow
    ? t('gbc-blow-facts', {
        hit: odds(blow.hit),
        down: odds(blow.knocked_down),
        damage: decimal(chance(blow.damage), 1),
      })
    : '';
  const parts = [found?.odds ? oddsLine(found.odds) : '', harm, ...more].filter((one) => one !== '');
  return {
    facts: parts,
    answers: [
      answer(desk, 'KeyA', t(yes) + (priced ? priceOf(desk, 'yes') : ''), 'yes'),
      answer(desk, 'Space', t(no), 'no', true),
    ],
  };
}

/** Who has the ball in the end after each answer: "Reroll: ball yours 60 %, …"; once where it is all the same. */
function thrown(desk: Desk, yes: string, no: string): string[] {
  const line = (choice: Choice) => {
    const ball = previewOf(desk, choice)?.ball;
    return ball === undefined ? null : ballLine(desk, ball);
  };
  const [then, else_] = [line('yes'), line('no')];
  if (then !== null && then === else_) return [t('gbc-ball-either', { who: then })];
  return [
    ...(then === null ? [] : [t('gbc-ball-then', { answer: t(yes), who: then })]),
    ...(else_ === null ? [] : [t('gbc-ball-then', { answer: t(no), who: else_ })]),
  ];
}

function bonus(desk: Desk, dice: number, needs: number): Bar {
  const first = (choice: Choice) => {
    const found = previewOf(desk, choice)?.odds;
    const hits = found !== undefined && 'test' in found ? found.test.hits[0] : undefined;
    return hits === undefined ? null : hits;
  };
  const [before, after] = [first('no'), first('yes')];
  const facts =
    before === null || after === null
      ? pool({ dice, needs })
      : t('gbc-bonus-facts', { pool: pool({ dice, needs }), before: odds(before), after: odds(after) });
  return {
    facts: [facts],
    answers: [
      answer(desk, 'KeyB', t('gbc-bonus-yes') + priceOf(desk, 'yes'), 'yes'),
      answer(desk, 'Space', t('gbc-bonus-no'), 'no', true),
    ],
  };
}

/** A counter-attack that was declared and can be made now. */
function counter(desk: Desk): Bar {
  const react = (made: boolean): Choice => ({ react: { counter: made, stance: false } });
  const found = previewOf(desk, react(true))?.odds;
  return {
    facts: [t('gbc-counter-facts'), ...(found ? [oddsLine(found)] : [])],
    answers: [
      answer(desk, 'KeyA', t('gbc-counter-now'), react(true)),
      answer(desk, 'Space', t('gbc-no-counter'), react(false), true),
    ],
  };
}

function reaction(desk: Desk, charge: boolean): Bar {
  const react = (counter: boolean, stance: boolean): Choice => ({ react: { counter, stance } });
  const priced = (code: string, label: string, choice: Choice) =>
    answer(desk, code, t(label) + priceOf(desk, choice), choice);
  const both = entryOf(desk, react(true, true))?.legal ?? false;
  const coming = previewOf(desk, react(false, false))?.odds;
  const stance = charge ? previewOf(desk, react(false, true))?.odds : undefined;
  const back = previewOf(desk, react(true, false))?.counter;
  const facts = [
    t(charge ? 'gbc-react-charge-facts' : 'gbc-react-facts'),
    coming ? t('gbc-react-coming', { odds: oddsLine(coming) }) : '',
    stance ? t('gbc-react-stance', { odds: oddsLine(stance) }) : '',
    back ? t('gbc-react-back', { odds: oddsLine(back) }) : '',
  ];
  return {
    facts: facts.filter((one) => one !== ''),
    answers: [
      priced('KeyA', 'gbc-counter', react(true, false)),
      ...(charge ? [priced('KeyS', 'gbc-stance', react(false, true))] : []),
      ...(charge && both ? [priced('KeyD', 'gbc-both', react(true, true))] : []),
      answer(desk, 'Space', t('gbc-neither'), react(false, false), true),
    ],
  };
}

function teamWork(desk: Desk, passer: number, receiver: number): Bar {
  const shot = previewOf(desk, 'snap_shot')?.odds;
  const goal =
    shot !== undefined && 'shot' in shot && chance(shot.shot.goal) > 0 ? ` ${odds(shot.shot.goal)}` : '';
  const moves = [...new Set([passer, receiver])];
  return {
    facts: [t('gbc-team-work-facts')],
    answers: [
      ...moves.map((model, at) => {
        const choice: Choice = { pass_and_move: model };
        const label = t('gbc-pass-and-move', { name: desk.name(model) });
        return answer(desk, KEYS[at] ?? 'KeyA', label + priceOf(desk, choice), choice);
      }),
      answer(desk, 'KeyD', t('gbc-snap-shot') + priceOf(desk, 'snap_shot') + goal, 'snap_shot'),
      answer(desk, 'Space', t('gbc-neither'), 'no', true),
    ],
  };
}
