import { inks, stroke, written } from './drawing.ts';
import { around, ring } from './lines.ts';

/** The distributor's mark: its bearing, small. */
const mark = (x: number, y: number, r: number, ink: (typeof inks)[keyof typeof inks]): string => {
  const rings = [1, 0.82, 0.45, 0.3].map((share) => ring(x, y, r * share)).join('');
  const balls = around(9, r * 0.635, 90).map((ball) => ring(x + ball.x, y + ball.y, r * 0.145));
  return stroke(rings + balls.join(''), ink, Math.max(1, r * 0.07));
};

/** The mark and the name beside it, on a dark ground or a light one. */
export const signature = (x: number, y: number, r: number, ground: 'dark' | 'light'): string => {
  const [accent, ink] = ground === 'dark' ? [inks.lightAccent, inks.light] : [inks.accent, inks.ink];
  return (
    mark(x + r, y, r, accent) + written('Mostrador', { x: x + r * 2.7, y: y + r * 0.5, height: r, ink, weight: r / 8 })
  );
};
