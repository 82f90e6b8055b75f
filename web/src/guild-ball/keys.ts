import type { Binding } from '../keys/keys.svelte';
import { t } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import { INCH } from './geometry';
import type { Lens } from './lens.svelte';

const ARROWS: readonly [string, number, number][] = [
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
];

const PLACES: ReadonlySet<string> = new Set(['deploy', 'path', 'go_on', 'charge_line', 'push_line', 'place']);

/** The keys of the table: steps through legal answers, nudges of a tenth or a whole inch, lenses. */
export function bindings(desk: Desk, lens: Lens): Binding[] {
  const places = () => {
    const { armed } = desk.draft;
    return PLACES.has(desk.asked?.kind ?? '') || armed === 'pass' || desk.act?.aimed === 'spot';
  };
  const steps = () => places() || desk.lit.size > 0;
  const bends = () => desk.draft.path.length > 0;
  const nudges = ARROWS.flatMap(([code, right, down], at): Binding[] => [
    {
      code,
      id: `nudge-${code}`,
      label: () => t('gbc-key-nudge'),
      when: places,
      hidden: at > 0,
      run: () => desk.nudge(Math.round((right * INCH) / 10), Math.round((down * INCH) / 10)),
    },
    {
      code,
      id: `push-${code}`,
      label: () => t('gbc-key-nudge-inch'),
      shift: true,
      when: places,
      hidden: at > 0,
      run: () => desk.nudge(right * INCH, down * INCH),
    },
    {
      code,
      id: `inch-${code}`,
      label: () => t('gbc-key-nudge-fine'),
      alt: true,
      when: places,
      hidden: at > 0,
      run: () => desk.nudge(Math.round((right * INCH) / 100), Math.round((down * INCH) / 100)),
    },
  ]);
  return [
    {
      code: 'Period',
      id: 'snap-next',
      label: () => t('gbc-snap-next'),
      when: steps,
      run: () => desk.cycle(1),
    },
    {
      code: 'Comma',
      id: 'snap-before',
      label: () => t('gbc-snap-before'),
      when: steps,
      run: () => desk.cycle(-1),
    },
    { code: 'KeyW', id: 'bend', label: () => t('gbc-key-bend'), when: bends, run: () => desk.bend() },
    {
      code: 'KeyM',
      id: 'measure',
      label: () => t('gbc-measure'),
      when: () => desk.asked?.kind !== 'playbook',
      run: () => (lens.measuring = !lens.measuring),
    },
    {
      code: 'KeyT',
      id: 'threat',
      label: () => t('gbc-threat'),
      when: () => desk.asked?.kind !== 'playbook',
      run: () => void lens.threaten(!lens.threatening),
    },
    ...nudges,
  ];
}
