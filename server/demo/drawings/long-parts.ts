import { axes, box, hatch, type Lines, line, measureAcross, measureDown, ring, together, turned } from './lines.ts';

/** Slanted lines as of a thread or a coil, from one side of the axis to the other. */
const windings = (from: number, count: number, step: number, radius: number, slant: number): string =>
  Array.from({ length: count }, (_none, index) => {
    const x = from + index * step;
    return line(x, -radius, x + slant, radius);
  }).join('');

/** A shock absorber with its spring, lying. */
export const shock = (): Lines =>
  together(
    {
      outline:
        ring(-84, 0, 13) +
        ring(-84, 0, 6) +
        turned(-71, 0, [
          [36, 5],
          [8, 34],
          [78, 16],
          [8, 30],
          [12, 20],
        ]),
    },
    { outline: ring(84, 0, 13) + ring(84, 0, 6) },
    { outline: windings(-25, 6, 13, 30, 6), thin: windings(-20, 6, 13, 30, 6) },
    { centre: line(-106, 0, 106, 0) + line(-84, -20, -84, 20) + line(84, -20, 84, 20) },
    measureAcross(-84, 84, 32, 58, '420'),
  );

export const plug = (): Lines =>
  together(
    {
      outline: turned(-96, 0, [
        [14, 7],
        [6, 5],
        [52, 13, 15],
        [10, 24],
        [18, 30],
        [6, 22],
        [62, 17],
      ]),
      thin: line(-28, -13.5, -28, 13.5) + line(-48, -13.2, -48, 13.2) + line(-10, -10, 2, -10) + line(-10, 10, 2, 10),
    },
    { thin: windings(16, 10, 6, 17, 3) },
    { outline: `${box(72, -3, 12, 6)}M72 -15h22v24h-8v-16h-14` },
    { centre: line(-106, 0, 104, 0) },
    measureAcross(10, 72, 17, 46, '19'),
    measureDown(-17, 17, 40, 112, 'M14'),
  );

export const coil = (): Lines =>
  together(
    {
      outline:
        box(-92, -30, 56, 60) +
        box(-110, -14, 18, 28) +
        turned(-36, 0, [
          [20, 18],
          [70, 13],
          [30, 16, 20],
        ]),
    },
    { thin: windings(-8, 9, 6.5, 13, 0) + hatch(-92, -30, 56, 60, 9) },
    { outline: ring(-64, -44, 12) + ring(-64, -44, 6), centre: line(-118, 0, 100, 0) + axes(-64, -44, 18) },
  );

const boot = (x: number, from: number, to: number): string =>
  turned(x, 0, [
    [10, from, from - 6],
    [10, from + 2, to + 6],
    [10, to + 10, to + 2],
    [10, to + 6, to],
  ]);

/** A half shaft with its two joints. */
export const shaft = (): Lines =>
  together(
    {
      outline:
        turned(-104, 0, [
          [28, 10],
          [34, 34],
        ]) +
        boot(-42, 26, 12) +
        turned(-2, 0, [[42, 7]]),
    },
    {
      outline: turned(40, 0, [
        [10, 12, 18],
        [10, 16, 24],
        [10, 22, 28],
        [26, 30],
        [14, 12],
      ]),
    },
    {
      thin:
        [-98, -92, -86].map((x) => line(x, -10, x, 10)).join('') + line(-70, -28, -48, -28) + line(-70, 28, -48, 28),
    },
    { centre: line(-114, 0, 120, 0) },
    measureAcross(-104, 110, 36, 58, '612'),
  );

/** A water pump: its pulley, its flange and its wheel. */
export const pump = (): Lines =>
  together(
    {
      outline: turned(-84, 0, [
        [40, 58],
        [14, 12],
        [12, 66],
        [34, 38],
        [20, 10],
        [22, 46],
      ]),
    },
    { thin: [-76, -68, -60, -52].map((x) => line(x, -58, x, 58)).join('') + hatch(-18, -38, 34, 76, 9) },
    { thin: [-34, -17, 0, 17, 34].map((y) => line(36, y, 58, y + 8)).join('') },
    { centre: line(-100, 0, 76, 0) + line(-40, -54, -6, -54) + line(-40, 54, -6, 54) },
    measureDown(-46, 46, 58, 78, 'Ø 62'),
  );

/** A ball joint or a rod end: housing, boot and threaded stud. */
export const joint = (): Lines =>
  together(
    {
      outline:
        ring(-40, 0, 34) +
        ring(-40, 0, 22) +
        turned(-7, 0, [
          [8, 26, 18],
          [8, 22, 14],
          [8, 18, 12],
          [22, 9, 7],
          [34, 8],
        ]),
    },
    { thin: windings(40, 6, 5.5, 8, 2.5) + box(56, -3, 6, 6) },
    { outline: `M-72 -12L-98 -9V9L-72 12`, centre: line(-108, 0, 86, 0) + line(-40, -44, -40, 44) },
  );

/** A control arm with two bushes and a ball joint. */
export const arm = (): Lines =>
  together(
    {
      outline: [
        ring(-66, -58, 20),
        ring(-66, -58, 8),
        ring(66, -58, 20),
        ring(66, -58, 8),
        ring(0, 70, 22),
        ring(0, 70, 10),
      ].join(''),
    },
    { outline: 'M-82 -45L-19 82M82 -45L19 82M-47 -51L-14 20Q0 34 14 20L47 -51' },
    { thin: 'M-66 -32L-10 74M66 -32L10 74', centre: axes(-66, -58, 28) + axes(66, -58, 28) + axes(0, 70, 30) },
    measureAcross(-66, 66, -80, -96, '318'),
  );

export const pad = (): Lines =>
  together(
    {
      outline: 'M-90 42Q0 -16 90 42V-2Q0 -66 -90 -2z',
      thin: 'M-90 34Q0 -24 90 34M0 -36V14M-46 -22L-42 20M46 -22L42 20',
    },
    { outline: 'M-90 30h-12v-24h12M90 30h12v-24h-12', centre: line(0, -56, 0, 52) },
    measureAcross(-90, 90, 44, 70, '131,6'),
  );

export const chain = (): Lines => {
  const links = [-78, -26, 26, 78];
  const plate = (x: number): string =>
    `M${x} -16Q${x + 26} -4 ${x + 52} -16A16 16 0 0 1 ${x + 52} 16Q${x + 26} 4 ${x} 16A16 16 0 0 1 ${x} -16z`;
  return together(
    {
      outline: links.map((x) => ring(x, 0, 8)).join('') + plate(-78) + plate(26),
      thin: links.map((x) => ring(x, 0, 4)).join(''),
    },
    {
      outline: 'M-16 -10Q0 -5 16 -10M-16 10Q0 5 16 10',
      centre: line(-106, 0, 106, 0) + links.map((x) => line(x, -24, x, 24)).join(''),
    },
    measureAcross(-78, -26, 18, 44, '38,4'),
  );
};

export const cross = (): Lines => {
  const cap = (turn: number): string =>
    turn % 2 === 0
      ? box(-22, turn === 0 ? -92 : 66, 44, 26) +
        line(-18, turn === 0 ? -66 : 66, -14, turn === 0 ? -24 : 24) +
        line(18, turn === 0 ? -66 : 66, 14, turn === 0 ? -24 : 24)
      : box(turn === 1 ? 66 : -92, -22, 26, 44) +
        line(turn === 1 ? 66 : -66, -18, turn === 1 ? 24 : -24, -14) +
        line(turn === 1 ? 66 : -66, 18, turn === 1 ? 24 : -24, 14);
  return together(
    {
      outline:
        [0, 1, 2, 3].map(cap).join('') +
        'M-14 -24Q-16 -16 -24 -14M14 -24Q16 -16 24 -14M-14 24Q-16 16 -24 14M14 24Q16 16 24 14',
    },
    {
      thin:
        ring(0, 0, 8) +
        line(-22, -84, 22, -84) +
        line(-22, 84, 22, 84) +
        line(-84, -22, -84, 22) +
        line(84, -22, 84, 22),
    },
    { centre: axes(0, 0, 104) },
  );
};

/** A bottle of fluid. */
export const bottle = (): Lines =>
  together(
    {
      outline: 'M-14 -92h28v16h-28zM-11 -76v10L-40 -42V84Q-40 92 -32 92H32Q40 92 40 84V-42L11 -66V-76',
      thin: line(-40, -24, 40, -24) + line(-40, 60, 40, 60),
    },
    {
      thin: [-88, -84, -80].map((y) => line(-14, y, 14, y)).join(''),
      outline: 'M0 -8Q-22 20 -14 34A17 17 0 0 0 14 34Q22 20 0 -8z',
    },
    { centre: line(0, -102, 0, 102) },
  );

/** A support: a block with its bore. */
export const support = (): Lines =>
  together(
    {
      outline: `M-86 58h172v-20h-34Q48 -58 0 -58Q-48 -58 -52 38h-34z${ring(0, 0, 34)}${ring(0, 0, 22)}`,
      thin: ring(0, 0, 38) + hatch(-86, 38, 30, 20) + hatch(56, 38, 30, 20),
    },
    { centre: axes(0, 0, 74) + line(-70, 28, -70, 68) + line(70, 28, 70, 68) },
    measureAcross(-70, 70, 60, 84, '140'),
  );
