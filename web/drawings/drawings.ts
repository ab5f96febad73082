/** A full circle as path data. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A small ring drawn `count` times around a centre, the first at `from` degrees clockwise from the top. */
export const around = (count: number, radius: number, r: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (360 / count) * index - 90) * Math.PI) / 180;
    const [x, y] = [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
    return ring(Number(x.toFixed(2)), Number(y.toFixed(2)), r);
  }).join('');

/** Spokes from one radius to another around the centre. */
export const spokes = (count: number, inner: number, outer: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (360 / count) * index - 90) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');

/** What visitors and messages are shown, a drawing a family, in a square of 24, as path data for a single stroke. */
export const drawings: Readonly<Record<string, string>> = {
  belt: `${ring(7, 12, 2.2)}${ring(7, 12, 0.7)}${ring(17.9, 12, 1.4)}M7 5.8L17.9 7.6A4.45 4.45 0 0 1 17.9 16.4L7 18.2A6.25 6.25 0 0 1 7 5.8zM7.1 7.4L17.7 9.2A2.85 2.85 0 0 1 17.7 14.8L7.1 16.6A4.65 4.65 0 0 1 7.1 7.4z`,
  pump: `${ring(11, 13, 7.8)}${ring(11, 13, 2)}M11 5.2h9.5v4.6h-3M20.5 4.2v6.6M11 11q-2.5-1.5-1.5-4M13 13q1.5-2.5 4-1.5M11 15q2.5 1.5 1.5 4M9 13q-1.5 2.5-4 1.5`,
  shock:
    'M10.5 1.5h3v2h-3zM12 3.5v3M7.5 6.5h9M7.5 6.5l9 2.2l-9 2.2l9 2.2l-9 2.2M9.5 15.3h5v4.2h-5zM12 19.5v1M10 22.5a2 2 0 0 1 4 0M7.5 15.3h9',
  plug: 'M11 1.5h2v2h-2zM10.3 3.5h3.4l.6 6H9.7zM8 9.5h8v3.4H8zM9 12.9h6v1.6H9zM10 14.5v5.2h4v-5.2M10 16.2l4-1M10 17.9l4-1M10 19.5l4-1M12 19.7v1.3M14 19.7v3h-2.6',
  disc: `${ring(12, 12, 10.3)}${ring(12, 12, 5.4)}${ring(12, 12, 2.2)}${around(5, 3.8, 0.6)}${around(10, 7.9, 0.45, 18)}`,
  bearing: `${ring(12, 12, 10.3)}${ring(12, 12, 8.5)}${ring(12, 12, 4.9)}${ring(12, 12, 3.2)}${around(8, 6.7, 1.4)}`,
  hub: `${ring(12, 12, 10.3)}${ring(12, 12, 4.3)}${ring(12, 12, 2)}${around(5, 7.2, 1.1)}${spokes(16, 2, 2.7)}`,
  cross:
    'M10 2.5h4v6.3q.2 1 1.2 1.2h6.3v4h-6.3q-1 .2-1.2 1.2v6.3h-4v-6.3q-.2-1-1.2-1.2H2.5v-4h6.3q1-.2 1.2-1.2zM9.3 2.5h5.4M9.3 5.5h5.4M9.3 21.5h5.4M9.3 18.5h5.4M2.5 9.3v5.4M5.5 9.3v5.4M21.5 9.3v5.4M18.5 9.3v5.4',
  part: `M12 2l8.7 5v10L12 22l-8.7-5V7z${ring(12, 12, 5)}${ring(12, 12, 3.9)}`,
};
