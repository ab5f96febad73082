import { fine, textPath } from './lettering.ts';

/**
 * What a part looks like: path data by the kind of line, and its measures' words. A part stands about (0, 0), within
 * 100 of it.
 */
export interface Lines {
  /** Edges that are seen. */
  readonly outline: string;
  /** Measures, hatching, small edges. */
  readonly thin: string;
  /** Axes: a long dash and a short one. */
  readonly centre: string;
  /** Lettering, as path data. */
  readonly words: string;
}

export const together = (...parts: readonly Partial<Lines>[]): Lines => ({
  outline: parts.map(({ outline = '' }) => outline).join(''),
  thin: parts.map(({ thin = '' }) => thin).join(''),
  centre: parts.map(({ centre = '' }) => centre).join(''),
  words: parts.map(({ words = '' }) => words).join(''),
});

export const ring = (x: number, y: number, r: number): string =>
  `M${fine(x - r)} ${fine(y)}a${fine(r)} ${fine(r)} 0 1 0 ${fine(2 * r)} 0a${fine(r)} ${fine(r)} 0 1 0 ${fine(-2 * r)} 0`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}z`;

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${fine(x1)} ${fine(y1)}L${fine(x2)} ${fine(y2)}`;

/** Points evenly around the centre, the first at `from` degrees clockwise from the top. */
export const around = (
  count: number,
  radius: number,
  from = 0,
): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: count }, (_none, index) => {
    const angle = ((from + (360 / count) * index - 90) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

/** A cross through a point. */
export const axes = (x: number, y: number, reach: number): string =>
  line(x - reach, y, x + reach, y) + line(x, y - reach, x, y + reach);

/** Lines at 45° that fill a rectangle. */
export const hatch = (x: number, y: number, width: number, height: number, apart = 5): string => {
  let lines = '';
  for (let start = apart; start < width + height; start += apart) {
    lines += line(
      x + Math.min(start, width),
      y + Math.max(0, start - width),
      x + Math.max(0, start - height),
      y + Math.min(start, height),
    );
  }
  return lines;
};

/**
 * A turned part seen from the side, its axis from left to right: pieces as [length, radius] or, for a cone, [length,
 * radius at the left, radius at the right].
 */
export const turned = (x: number, y: number, pieces: readonly (readonly [number, number, number?])[]): string => {
  let at = x;
  return pieces
    .map(([length, left, right = left]) => {
      const from = at;
      at += length;
      return `M${fine(from)} ${fine(y - left)}L${fine(at)} ${fine(y - right)}L${fine(at)} ${fine(y + right)}L${fine(from)} ${fine(y + left)}z`;
    })
    .join('');
};

const arrow = 7;
const half = 2;
const measureText = 9;

/** A measure from left to right at height y, with lines down or up from the edges it measures. */
export const measureAcross = (x1: number, x2: number, edge: number, y: number, text: string): Partial<Lines> => {
  const beyond = y > edge ? 4 : -4;
  return {
    thin:
      line(x1, edge + beyond, x1, y + beyond) +
      line(x2, edge + beyond, x2, y + beyond) +
      line(x1, y, x2, y) +
      `M${fine(x1 + arrow)} ${fine(y - half)}L${fine(x1)} ${fine(y)}L${fine(x1 + arrow)} ${fine(y + half)}` +
      `M${fine(x2 - arrow)} ${fine(y - half)}L${fine(x2)} ${fine(y)}L${fine(x2 - arrow)} ${fine(y + half)}`,
    words: textPath(text, (x1 + x2) / 2, y - 4, measureText, 'middle'),
  };
};

/** A measure from top to bottom at x; its text stands to the right of it. */
export const measureDown = (y1: number, y2: number, edge: number, x: number, text: string): Partial<Lines> => {
  const beyond = x > edge ? 4 : -4;
  return {
    thin:
      line(edge + beyond, y1, x + beyond, y1) +
      line(edge + beyond, y2, x + beyond, y2) +
      line(x, y1, x, y2) +
      `M${fine(x - half)} ${fine(y1 + arrow)}L${fine(x)} ${fine(y1)}L${fine(x + half)} ${fine(y1 + arrow)}` +
      `M${fine(x - half)} ${fine(y2 - arrow)}L${fine(x)} ${fine(y2)}L${fine(x + half)} ${fine(y2 - arrow)}`,
    words: textPath(text, x + 6, (y1 + y2) / 2 + measureText / 2, measureText, 'start'),
  };
};
