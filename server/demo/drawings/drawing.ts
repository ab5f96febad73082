import { fine, textPath } from './lettering.ts';
import type { Lines } from './lines.ts';

/** The inks of a drawing: the tokens of the design. */
export const inks = {
  paper: '#fafaf7',
  surface: '#ffffff',
  bar: '#14181f',
  ink: '#14181f',
  muted: '#5b6472',
  line: '#b9bcb6',
  light: '#f4f4f0',
  lightMuted: '#aab1bb',
  accent: '#b93c0a',
  lightAccent: '#f2773a',
} as const;

type Ink = (typeof inks)[keyof typeof inks];

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ink: Ink;
  /** Degrees clockwise. */
  readonly turn?: number;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A whole picture. Its title is what a reader of screens hears of it. */
export const picture = (
  width: number,
  height: number,
  ground: Ink,
  title: string,
  ...contents: readonly string[]
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escaped(title)}</title><rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...contents,
    '</svg>\n',
  ].join('');

export const stroke = (path: string, ink: Ink, width: number, dashes = ''): string =>
  path === ''
    ? ''
    : `<path d="${path}" stroke="${ink}" stroke-width="${fine(width)}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;

/** A part on the drawing, its lines as thick as those of other parts, at any scale. */
export const placed = (lines: Lines, { x, y, scale, ink, turn = 0 }: Placed): string => {
  const unit = 1 / scale;
  const turning = turn === 0 ? '' : ` rotate(${turn})`;
  return [
    `<g transform="translate(${fine(x)} ${fine(y)})${turning} scale(${fine(scale)})">`,
    stroke(lines.thin, ink, 0.8 * unit),
    stroke(lines.centre, ink, 0.8 * unit, [16, 4, 3, 4].map((dash) => fine(dash * unit)).join(' ')),
    stroke(lines.outline, ink, 2.2 * unit),
    stroke(lines.words, ink, 1.3 * unit),
    '</g>',
  ].join('');
};

interface Written {
  readonly x: number;
  /** The y of the line that the capitals stand on. */
  readonly y: number;
  readonly height: number;
  readonly ink: Ink;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The stroke's width; a ninth of the height by default. */
  readonly weight?: number;
}

export const written = (text: string, { x, y, height, ink, anchor = 'start', weight = height / 9 }: Written): string =>
  stroke(textPath(text, x, y, height, anchor), ink, weight);
