import type {
  Under,
  BallOdds,
  ModelView,
  Odds,
  PlayResult,
  Preview,
  Side,
  Sum,
  View,
} from '../generated/guild-ball';
import type { Ratio } from '../generated/kernel';
import type { SignName } from '../signs/names';
import { decimal, percent, t } from '../words/words.svelte';

/** Who sits at the table, and how models are called there. */
export interface Named {
  readonly seat: number;
  model(id: number): ModelView | null;
  name(id: number): string;
}

/** A chance as a number. */
export function chance(ratio: Ratio): number {
  const den = Number(ratio.den);
  return den === 0 ? 0 : Number(ratio.num) / den;
}

/** A chance as people read it: "81 %", with a decimal where the half counts. */
export function odds(ratio: Ratio): string {
  const value = chance(ratio);
  return value > 0.1 && value < 0.99 ? `${decimal(value * 100, 1)}\u202f%` : percent(value);
}

/** "3 dice, 4+". */
export function pool(of: { dice: number; needs: number }): string {
  return t('gbc-pool', { dice: of.dice, needs: of.needs });
}

/** What a plan costs: "1 INF (4 → 3), 1 MP (3 → 2)". */
export function cost(
  preview: Pick<Preview, 'influence' | 'mp'>,
  model: ModelView | null,
  mp: number,
): string {
  const parts: string[] = [];
  if (preview.influence > 0) {
    const held = model?.influence ?? preview.influence;
    parts.push(
      t('gbc-cost-inf', { count: preview.influence, before: held, after: held - preview.influence }),
    );
  }
  if (preview.mp > 0) parts.push(t('gbc-cost-mp', { count: preview.mp, before: mp, after: mp - preview.mp }));
  return parts.length === 0 ? t('gbc-free') : parts.join(', ');
}

/** The short price on an action: "1 INF 1 MP". */
export function price(influence: number, mp: number): string {
  const parts: string[] = [];
  if (influence > 0) parts.push(t('gbc-inf', { count: influence }));
  if (mp > 0) parts.push(t('gbc-mp', { count: mp }));
  return parts.length === 0 ? t('gbc-free') : parts.join(' ');
}

/** What the dice can give, in one line. */
export function oddsLine(of: Odds): string {
  if ('pass' in of) return t('gbc-odds-pass', { pool: pool(of.pass.pool), chance: odds(of.pass.success) });
  if ('shot' in of) {
    const { goal, screamer } = of.shot;
    return t('gbc-odds-shot', { pool: pool(of.shot.pool), goal: odds(goal), screamer: odds(screamer) });
  }
  if ('attack' in of) {
    const { columns, armour } = of.attack;
    const first = columns[0] ? odds(columns[0]) : '–';
    return t('gbc-odds-attack', { pool: pool(of.attack.pool), armour, first });
  }
  if ('play' in of) return t('gbc-odds-test', { pool: pool(of.play.pool), chance: odds(of.play.hit) });
  const first = of.test.hits[0];
  return t('gbc-odds-test', { pool: pool(of.test.pool), chance: first ? odds(first) : '–' });
}

/** The tests of everybody under a template. */
export function underLine(desk: Named, under: readonly Under[], bonus: boolean): string {
  const each = ({ model, odds: plain, bonus: more }: Under) => {
    const found = bonus ? (more ?? plain) : plain;
    const name = desk.name(model);
    return found ? t('gbc-under', { name, odds: oddsLine(found) }) : t('gbc-under-sure', { name });
  };
  return under.map(each).join(' · ');
}

/** How many of those who may have the ball are named for each team. */
const HOLDERS = 2;

/** Who has the ball in the end: "yours 62 % (Ox 40 %, Shank 22 %), theirs 20 % (Wrecker), free 18 %". */
export function ballLine(desk: Named, ball: BallOdds): string {
  const side = (of: 'own' | 'enemy') => {
    const models = (ball.models ?? []).filter(
      ({ model }) => (desk.model(model)?.seat === desk.seat) === (of === 'own'),
    );
    models.sort((one, other) => chance(other.chance) - chance(one.chance));
    const named = models.slice(0, HOLDERS).map((one) => {
      const all = odds(one.chance) === odds(ball[of]);
      return all ? desk.name(one.model) : `${desk.name(one.model)} ${odds(one.chance)}`;
    });
    const share = t(`gbc-ball-${of}`, { chance: odds(ball[of]) });
    return named.length === 0 ? share : `${share} (${named.join(', ')})`;
  };
  const parts = [
    chance(ball.own) > 0 ? side('own') : '',
    chance(ball.enemy) > 0 ? side('enemy') : '',
    chance(ball.free) > 0 ? t('gbc-ball-free', { chance: odds(ball.free) }) : '',
  ];
  return parts.filter((one) => one !== '').join(', ');
}

/** The sign of a play icon: the ball for the first, the cup for the second. */
export function iconSign(icon: number): SignName {
  return icon === 1 ? 'ball' : 'trophy';
}

/** What a playbook result does: "2 damage, 1″ push, momentous". */
export function resultText(result: PlayResult): string {
  const parts: string[] = [];
  if (result.damage > 0) parts.push(t('gbc-damage', { count: result.damage }));
  if (result.push > 0) parts.push(t('gbc-push', { count: result.push }));
  if (result.dodge > 0) parts.push(t('gbc-dodge', { count: result.dodge }));
  if (result.knock_down) parts.push(t('gbc-knock-down'));
  if (result.tackle) parts.push(t('gbc-tackle'));
  if (result.icon) parts.push(t('gbc-icon-play', { number: result.icon }));
  if (result.momentous) parts.push(t('gbc-momentous'));
  return parts.join(', ');
}

/** What picks do together: "5 DMG · 2″ push · 1 MP · target at 3 HP". */
export function sumText(sum: Sum): string {
  const parts: string[] = [];
  if (sum.damage > 0) parts.push(t('gbc-damage', { count: sum.damage }));
  if (sum.push > 0) parts.push(t('gbc-push', { count: sum.push }));
  if (sum.dodge > 0) parts.push(t('gbc-dodge', { count: sum.dodge }));
  if (sum.knock_down) parts.push(t('gbc-knock-down'));
  if (sum.tackle) parts.push(t('gbc-tackle'));
  if (sum.mp > 0) parts.push(t('gbc-gain-mp', { count: sum.mp }));
  if (sum.damage > 0) parts.push(t('gbc-target-at', { hp: sum.hp }));
  return parts.join(' · ');
}

/** The name of a team: of the catalog, or of the guild whose roster is played; none for models from anywhere. */
export function teamName(side: Side): string {
  if (side.team !== null) return t(`gb-team-${side.team}`);
  return side.guild === null ? '' : t(`gb-guild-${side.guild}`);
}

/** How a model stands, for its row in the list. */
export function standing(view: View, model: ModelView): string {
  if (model.base === null) return view.phase === 'setup' ? t('gbc-not-set-up') : t('gbc-off-pitch');
  if (view.activation?.model === model.id) return t('gbc-active');
  if (model.activated) return t('gbc-done');
  return view.phase === 'activation' ? t('gbc-ready') : '';
}
