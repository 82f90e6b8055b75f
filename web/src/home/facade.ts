/** The guild hall of the front door as line work: what is filled and what is drawn. */

export type Fill = 'wall' | 'lit' | 'unlit' | 'shade';

export interface Filled {
  fill: Fill;
  d: string;
}

export interface Stroke {
  d: string;
  width: number;
  faint?: boolean;
}

const GROUND = 378;
const LEFT = 190;
const RIGHT = 530;
const MIDDLE = (LEFT + RIGHT) / 2;

const round = (value: number) => Math.round(value * 100) / 100;

/** The stepped gable, step by step from the left eave over the top to the right one. */
function gable(): string {
  const step = 170 / 7.6;
  const left = Array.from({ length: 8 }, (_, at) => ({
    x: round(LEFT + step * at),
    y: at === 7 ? 19 : 133 - 17 * at,
  }));
  const up = left.map(
    ({ x, y }) => `L${x} ${left[left.findIndex((one) => one.x === x) - 1]?.y ?? 150}L${x} ${y}`,
  );
  const down = left.toReversed().map(({ x, y }, at, all) => {
    const mirrored = round(2 * MIDDLE - x);
    return `L${mirrored} ${y}L${mirrored} ${all[at + 1]?.y ?? 150}`;
  });
  return `M${LEFT} ${GROUND}${up.join('')}${down.join('')}L${RIGHT} ${GROUND}`;
}

interface Window {
  x: number;
  /** The lower edge, the height of the straight part, and the width. */
  foot: number;
  straight: number;
  width: number;
  lit: boolean;
}

function arched({ x, foot, straight, width }: Window): string {
  const top = foot - straight;
  return `M${x} ${foot}V${top}A${width / 2} ${width / 2} 0 0 1 ${round(x + width)} ${top}V${foot}z`;
}

function row(foot: number, straight: number, lights: string): Window[] {
  return [...lights].map((light, at) => ({
    x: round(214 + at * 44.667),
    foot,
    straight,
    width: 24,
    lit: light === '1',
  }));
}

const ARCHED: Window[] = [
  ...row(198, 26, '0110110'),
  ...row(260, 32, '1011101'),
  { x: 298, foot: 134, straight: 22, width: 16, lit: true },
  { x: 406, foot: 134, straight: 22, width: 16, lit: true },
];

const ARCADE = Array.from({ length: 7 }, (_, at) => round(205 + at * 45.714));
const ARCH = 35.71;
const DOOR = 3;

interface House {
  x: number;
  width: number;
  eave: number;
  peak: number;
  /** Lower edges of the rows of windows, and which of the two are lit. */
  rows: [number, string][];
  windows: [number, number];
}

const HOUSES: House[] = [
  {
    x: 118,
    width: 72,
    eave: 228,
    peak: 184,
    rows: [
      [264, '10'],
      [304, '01'],
      [346, '00'],
    ],
    windows: [12, 46],
  },
  {
    x: 52,
    width: 66,
    eave: 266,
    peak: 228,
    rows: [
      [302, '01'],
      [342, '00'],
    ],
    windows: [11, 41],
  },
  {
    x: -6,
    width: 58,
    eave: 290,
    peak: 258,
    rows: [
      [324, '00'],
      [360, '10'],
    ],
    windows: [10, 36],
  },
  {
    x: 530,
    width: 72,
    eave: 220,
    peak: 174,
    rows: [
      [256, '01'],
      [298, '10'],
      [342, '01'],
    ],
    windows: [12, 46],
  },
  {
    x: 602,
    width: 64,
    eave: 260,
    peak: 222,
    rows: [
      [296, '10'],
      [338, '01'],
    ],
    windows: [11, 40],
  },
  {
    x: 666,
    width: 58,
    eave: 286,
    peak: 254,
    rows: [
      [320, '10'],
      [358, '00'],
    ],
    windows: [10, 36],
  },
];

function houseFills(house: House): Filled[] {
  const { x, width, eave, peak, rows, windows } = house;
  const wall = `M${x} ${GROUND}V${eave}L${x + width / 2} ${peak}L${x + width} ${eave}V${GROUND}z`;
  const panes = rows.flatMap(([foot, lights]) =>
    windows.map((at, side): Filled => {
      const fill = lights[side] === '1' ? 'lit' : 'unlit';
      return { fill, d: `M${x + at} ${foot}V${foot - 20}h13V${foot}z` };
    }),
  );
  return [{ fill: 'wall', d: wall }, ...panes];
}

function houseStrokes(house: House): Stroke[] {
  const { x, width, eave, peak, rows, windows } = house;
  const middle = x + width / 2;
  const slope = (eave - peak) / (width / 2);
  const tiles = Array.from({ length: Math.floor(width / 10) }, (_, at) => 4 + at * 5)
    .map((at) => `M${middle + at} ${round(peak + 3 + at * slope)}V${eave}`)
    .join('');
  const panes = rows.flatMap(([foot]) =>
    windows.map((at) => {
      const left = x + at;
      const cross = `M${left + 6.5} ${foot - 20}V${foot}M${left} ${foot - 9}h13`;
      return `M${left} ${foot}V${foot - 20}h13V${foot}z${cross}M${left - 2} ${foot + 2}h17`;
    }),
  );
  return [
    { d: tiles, width: 0.7, faint: true },
    { d: `M${x} ${GROUND}V${eave}L${middle} ${peak}L${x + width} ${eave}V${GROUND}`, width: 1.1 },
    { d: `M${x - 4} ${eave + 2}L${middle} ${peak - 3}L${x + width + 4} ${eave + 2}`, width: 1.1 },
    { d: panes.join(''), width: 1 },
  ];
}

function archedStrokes(one: Window): string {
  const { x, foot, straight, width } = one;
  const middle = round(x + width / 2);
  const cross = `M${middle} ${foot - straight - width / 2}V${foot}M${x} ${round(foot - straight * 0.62)}h${width}`;
  return `${arched(one)}${cross}M${round(x - 2)} ${foot + 2}h${width + 4}`;
}

function arcade(x: number, at: number): Stroke[] {
  const top = 313.86;
  const arch = `M${x} ${GROUND}V${top}a17.86 17.86 0 0 1 ${ARCH} 0V${GROUND}`;
  const outer = `M${round(x - 4)} ${top}a21.86 21.86 0 0 1 43.71 0`;
  const boards = Array.from(
    { length: 9 },
    (_, board) => `M${round(x + 2 + board * 4)} ${top}V${GROUND}`,
  ).join('');
  const inside: Stroke =
    at === DOOR
      ? { d: `M${MIDDLE} 298V${GROUND}M357 344h-2M363 344h2`, width: 1.3 }
      : { d: boards, width: 0.7, faint: true };
  return [inside, { d: arch, width: 1.3 }, { d: outer, width: 0.9 }];
}

function clock(): string {
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const end = (radius: number) =>
      `${round(MIDDLE + Math.cos(angle) * radius)} ${round(98 + Math.sin(angle) * radius)}`;
    return `M${end(17.5)}L${end(22)}`;
  });
  const ring = (radius: number) =>
    `M${MIDDLE - radius} 98a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  return `${ring(22)}${ring(17.5)}${marks.join('')}M${MIDDLE} 98V85M${MIDDLE} 98l8 5`;
}

export const FILLED: Filled[] = [
  { fill: 'wall', d: `${gable()}z` },
  { fill: 'lit', d: `M${MIDDLE - 22} 98a22 22 0 1 0 44 0a22 22 0 1 0 -44 0` },
  ...ARCHED.map((one): Filled => ({ fill: one.lit ? 'lit' : 'unlit', d: arched(one) })),
  ...ARCADE.map((x, at): Filled => ({
    fill: at === DOOR ? 'lit' : 'shade',
    d: `M${x} ${GROUND}V313.86a17.86 17.86 0 0 1 ${ARCH} 0V${GROUND}z`,
  })),
  ...HOUSES.flatMap(houseFills),
];

export const STROKES: Stroke[] = [
  ...ARCADE.flatMap(arcade),
  { d: `M0 ${GROUND}H720`, width: 1.6 },
  { d: gable(), width: 1.6 },
  { d: `M${MIDDLE} 19V-7h17l-4 5 4 5h-17`, width: 1.4 },
  { d: [150, 154, 205, 209, 268, 272].map((y) => `M186 ${y}h348`).join(''), width: 1 },
  { d: clock(), width: 1.2 },
  { d: ARCHED.map(archedStrokes).join(''), width: 1 },
  ...HOUSES.flatMap(houseStrokes),
];
