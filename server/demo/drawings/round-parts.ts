import { around, axes, box, hatch, type Lines, line, measureAcross, measureDown, ring, together } from './lines.ts';

const rings = (...radii: readonly number[]): string => radii.map((radius) => ring(0, 0, radius)).join('');
const holes = (count: number, radius: number, r: number, from = 0): Partial<Lines> => ({
  outline: around(count, radius, from)
    .map(({ x, y }) => ring(x, y, r))
    .join(''),
  centre: around(count, radius, from)
    .map(({ x, y }) => axes(x, y, r + 4))
    .join(''),
});
const spokes = (count: number, inner: number, outer: number, from = 0): string => {
  const ends = around(count, outer, from);
  return around(count, inner, from)
    .map(({ x, y }, index) => line(x, y, ends[index]?.x ?? 0, ends[index]?.y ?? 0))
    .join('');
};

/** A deep-groove ball bearing from the front. */
export const bearing = (): Lines =>
  together(
    { outline: rings(90, 73, 45, 30), thin: rings(86, 33) },
    {
      outline: around(9, 59)
        .map(({ x, y }) => ring(x, y, 13.5))
        .join(''),
    },
    {
      centre:
        ring(0, 0, 59) +
        around(9, 59)
          .map(({ x, y }) => axes(x, y, 18))
          .join('') +
        axes(0, 0, 100),
    },
  );

/** The bearing's section beside its front, with its measures. */
export const bearingSection = (): Lines => {
  const half = (side: 1 | -1): string =>
    box(-24, side === 1 ? 73 : -90, 48, 17) + box(-24, side === 1 ? 30 : -45, 48, 15) + ring(0, side * 59, 13.5);
  const cut = (top: number, height: number): string => hatch(-24, top, 48, height);
  return together(
    { outline: half(1) + half(-1) + line(-24, -30, -24, 30) + line(24, -30, 24, 30) },
    { thin: cut(-90, 17) + cut(73, 17) + cut(-45, 15) + cut(30, 15) },
    { centre: line(-40, 0, 40, 0) + axes(0, -59, 18) + axes(0, 59, 18) },
    measureDown(-90, 90, 24, 44, 'Ø 62'),
    measureAcross(-24, 24, 90, 116, '16'),
  );
};

export const seal = (): Lines =>
  together({ outline: rings(88, 78, 54, 46), thin: rings(84, 50) + spokes(24, 54, 60) }, { centre: axes(0, 0, 100) });

export const disc = (): Lines =>
  together(
    { outline: rings(90, 54, 22), thin: rings(86, 50, 26) },
    holes(5, 38, 5),
    {
      outline: around(16, 66)
        .concat(around(16, 77, 11))
        .map(({ x, y }) => ring(x, y, 3))
        .join(''),
    },
    { centre: ring(0, 0, 38) + axes(0, 0, 100) },
  );

export const hub = (): Lines =>
  together({ outline: rings(88, 40, 20), thin: rings(84, 36) + spokes(20, 20, 25) }, holes(5, 62, 9), {
    centre: ring(0, 0, 62) + axes(0, 0, 100),
  });

const spring = ({ x, y }: { readonly x: number; readonly y: number }): string => {
  const turn = Math.hypot(x, y);
  const [along, across] = [
    { x: -y / turn, y: x / turn },
    { x: x / turn, y: y / turn },
  ];
  const corner = (a: number, b: number): string =>
    `${(x + along.x * a + across.x * b).toFixed(2)} ${(y + along.y * a + across.y * b).toFixed(2)}`;
  const coils = [-9, -3, 3, 9].map((a) => `M${corner(a - 2, -7)}L${corner(a + 2, 7)}`).join('');
  return `M${corner(-14, -7)}L${corner(14, -7)}L${corner(14, 7)}L${corner(-14, 7)}z${coils}`;
};

export const clutch = (): Lines =>
  together(
    { outline: rings(90, 58, 18), thin: rings(86, 62) + spokes(24, 62, 86) + spokes(18, 18, 23) },
    { outline: around(6, 40, 30).map(spring).join('') },
    { centre: ring(0, 0, 40) + axes(0, 0, 100) },
  );

/** A belt over a camshaft's pulley, a crankshaft's and the tensioner's. */
export const belt = (): Lines => {
  const cam = { x: -38, y: -34, r: 44 };
  const crank = { x: -30, y: 66, r: 24 };
  const idler = { x: 58, y: 22, r: 26 };
  const pulley = ({ x, y, r }: typeof cam): Partial<Lines> => ({
    outline: ring(x, y, r) + ring(x, y, 8),
    thin: ring(x, y, r - 6) + ring(x, y, 14),
    centre: axes(x, y, r + 8),
  });
  return together(pulley(cam), pulley(crank), pulley(idler), {
    outline: loop([cam, crank, idler], 5),
    thin: loop([cam, crank, idler], 1.5),
  });
};

interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A band outside three wheels that are named against the clock, `off` away from their rims. */
const loop = (wheels: readonly Wheel[], off: number): string => {
  const tangents = wheels.map((from, index) => {
    const to = wheels[(index + 1) % wheels.length] ?? from;
    const apart = Math.hypot(to.x - from.x, to.y - from.y);
    const direction = Math.atan2(to.y - from.y, to.x - from.x) + Math.acos((from.r - to.r) / apart);
    const at = ({ x, y, r }: Wheel): string =>
      `${(x + (r + off) * Math.cos(direction)).toFixed(2)} ${(y + (r + off) * Math.sin(direction)).toFixed(2)}`;
    return { start: at(from), end: at(to) };
  });
  const [first] = tangents;
  return tangents
    .map(({ start, end }, index) => {
      const next = wheels[(index + 1) % wheels.length];
      const after = tangents[(index + 1) % tangents.length];
      const r = ((next?.r ?? 0) + off).toFixed(2);
      return `${index === 0 ? 'M' : 'L'}${start}L${end}A${r} ${r} 0 0 0 ${after?.start ?? first?.start}`;
    })
    .join('');
};
