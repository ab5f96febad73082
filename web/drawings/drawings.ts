/** A full circle as path data. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The same small ring `count` times around a centre, the first at `from` degrees clockwise from the top. */
export const around = (count: number, radius: number, r: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (360 / count) * index - 90) * Math.PI) / 180;
    const [x, y] = [12 + radius * Math.cos(angle), 12 + radius * Math.sin(angle)];
    return ring(Number(x.toFixed(2)), Number(y.toFixed(2)), r);
  }).join('');

/** Spokes from one radius to another around the centre. */
const spokes = (count: number, inner: number, outer: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (360 / count) * index - 90) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');

/** One drawing a family, in a square of 24, as path data for a single stroke. */
export const drawings: Readonly<Record<string, string>> = {
  belt: `${ring(7, 12, 2.2)}${ring(7, 12, 0.7)}${ring(17.9, 12, 1.4)}M7 5.8L17.9 7.6A4.45 4.45 0 0 1 17.9 16.4L7 18.2A6.25 6.25 0 0 1 7 5.8zM7.1 7.4L17.7 9.2A2.85 2.85 0 0 1 17.7 14.8L7.1 16.6A4.65 4.65 0 0 1 7.1 7.4z`,
  pump: `${ring(11, 13, 7.8)}${ring(11, 13, 2)}M11 5.2h9.5v4.6h-3M20.5 4.2v6.6M11 11q-2.5-1.5-1.5-4M13 13q1.5-2.5 4-1.5M11 15q2.5 1.5 1.5 4M9 13q-1.5 2.5-4 1.5`,
  coolant:
    'M9.5 2h5v3h-5zM10 5v2.5L6.5 10v11.5h11V10L14 7.5V5M6.5 12.5h11M6.5 19h11M12 13.8q-2.2 2.4 0 3.8q2.2-1.4 0-3.8',
  shock:
    'M10.5 1.5h3v2h-3zM12 3.5v3M7.5 6.5h9M7.5 6.5l9 2.2l-9 2.2l9 2.2l-9 2.2M9.5 15.3h5v4.2h-5zM12 19.5v1M10 22.5a2 2 0 0 1 4 0M7.5 15.3h9',
  joint: `${ring(12, 14.5, 4.2)}M6 12.5v6.5h12v-6.5M8 19v2.5h8V19M10.7 10.5V3.5h2.6v7M10.7 5h2.6M10.7 7h2.6M9.5 3.5h5M6 12.5q2-1 2.6.3M18 12.5q-2-1-2.6.3`,
  arm: `${ring(4.5, 5.5, 2.6)}${ring(4.5, 5.5, 0.9)}${ring(19.5, 5.5, 2.6)}${ring(19.5, 5.5, 0.9)}${ring(12, 19.5, 2.4)}M12 19.5v.01M3.3 7.8L9.8 18.4M6.9 6.6l4.2 7.1h1.8l4.2-7.1M20.7 7.8L14.2 18.4`,
  plug: 'M11 1.5h2v2h-2zM10.3 3.5h3.4l.6 6H9.7zM8 9.5h8v3.4H8zM9 12.9h6v1.6H9zM10 14.5v5.2h4v-5.2M10 16.2l4-1M10 17.9l4-1M10 19.5l4-1M12 19.7v1.3M14 19.7v3h-2.6',
  coil: 'M3 5.5h10v5H3zM5 5.5v-2h6v2M13 6.8h3.5v2.4H13M5.5 10.5v4h5v-4M6.2 14.5h3.6v5H6.2zM6.2 16.2h3.6M6.2 17.9h3.6M7.3 19.5v3M8.8 19.5v3M16.5 7.2h1.8M16.5 8.8h1.8',
  disc: `${ring(12, 12, 10.3)}${ring(12, 12, 5.4)}${ring(12, 12, 2.2)}${around(5, 3.8, 0.6)}${around(10, 7.9, 0.45, 18)}`,
  pad: 'M3.5 16.5q8.5-5.5 17 0v-5.6q-8.5-5.9-17 0zM2 17.6v-7.5h1.5M22 17.6v-7.5h-1.5M2 17.6h2.4M22 17.6h-2.4M12 8v5.6M7.2 9.2l.5 5.5M16.8 9.2l-.5 5.5',
  clutch: `${ring(12, 12, 10.3)}${ring(12, 12, 6.6)}${ring(12, 12, 1.9)}${around(4, 4.2, 1.1, 45)}${spokes(12, 6.6, 10.3)}${spokes(8, 1.9, 2.5)}`,
  bearing: `${ring(12, 12, 10.3)}${ring(12, 12, 8.5)}${ring(12, 12, 4.9)}${ring(12, 12, 3.2)}${around(8, 6.7, 1.4)}`,
  hub: `${ring(12, 12, 10.3)}${ring(12, 12, 4.3)}${ring(12, 12, 2)}${around(5, 7.2, 1.1)}${spokes(16, 2, 2.7)}`,
  seal: `${ring(12, 12, 10.3)}${ring(12, 12, 8.9)}${ring(12, 12, 6.2)}${ring(12, 12, 5.2)}M12 1.7v1.4M12 20.9v1.4M1.7 12h1.4M20.9 12h1.4`,
  shaft:
    'M1.5 10.5h2.3v3H1.5zM3.8 9l1.2 1v4l-1.2 1zM5 9.6l1-.9v6.6l-1-.9M6 8.2l1.3 1.3v5L6 15.8zM7.3 10.7h9.4M7.3 13.3h9.4M16.7 9.5L18 8.2v7.6l-1.3-1.3zM18 8.7l1 .9v4.8l-1 .9M19 10l1.2-1v6L19 14M20.2 10.5h2.3v3h-2.3zM10.5 10.7v2.6M13.5 10.7v2.6',
  chain: `${ring(5, 12, 1)}${ring(10, 12, 1)}${ring(15, 12, 1)}${ring(20, 12, 1)}M5 8.8a3.2 3.2 0 0 0 0 6.4q2.5-1.4 5 0a3.2 3.2 0 0 0 0-6.4q-2.5 1.4-5 0M15 8.8a3.2 3.2 0 0 0 0 6.4q2.5-1.4 5 0a3.2 3.2 0 0 0 0-6.4q-2.5 1.4-5 0M12.2 10.2q1.3.5 2.6 0M12.2 13.8q1.3-.5 2.6 0M1 10.5h1M1 13.5h1`,
  cross:
    'M10 2.5h4v6.3q.2 1 1.2 1.2h6.3v4h-6.3q-1 .2-1.2 1.2v6.3h-4v-6.3q-.2-1-1.2-1.2H2.5v-4h6.3q1-.2 1.2-1.2zM9.3 2.5h5.4M9.3 5.5h5.4M9.3 21.5h5.4M9.3 18.5h5.4M2.5 9.3v5.4M5.5 9.3v5.4M21.5 9.3v5.4M18.5 9.3v5.4',
  part: `M12 2l8.7 5v10L12 22l-8.7-5V7z${ring(12, 12, 5)}${ring(12, 12, 3.9)}`,
};
