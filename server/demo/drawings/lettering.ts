/**
 * Lettering as on an engineer's drawing: capitals of one stroke (in the manner of ISO 3098), drawn by the program, so
 * that a picture needs no font and is the same on every machine. A capital is 6 high; y grows downwards from its top.
 * Path data has absolute M, L and C only, each number part of a pair.
 */
const bowlP = 'M0 6L0 0L2 0C4.4 0 4.4 3.2 2 3.2L0 3.2';
const letterN = 'M0 6L0 0L3.8 6L3.8 0';
const letterO = 'M2.1 0C-.7 0 -.7 6 2.1 6C4.9 6 4.9 0 2.1 0';
const letterU = 'M0 0L0 3.9C0 6.7 3.8 6.7 3.8 3.9L3.8 0';
const letterA = 'M0 6L1.9 0L3.8 6M.65 4L3.15 4';
const letterE = 'M3.4 0L0 0L0 6L3.4 6M0 2.9L2.8 2.9';
const acute = (x: number): string => `M${x} -.9L${x + 0.9} -1.9`;

const glyphs: Readonly<Record<string, string>> = {
  A: letterA,
  B: 'M0 6L0 0L2 0C4 0 4 2.9 2 2.9L0 2.9M2 2.9C4.4 2.9 4.4 6 2 6L0 6',
  C: 'M3.8 1.2C2.8 -.5 0 -.4 0 3C0 6.4 2.8 6.5 3.8 4.8',
  D: 'M1.4 6L0 6L0 0L1.4 0C4.8 0 4.8 6 1.4 6',
  E: letterE,
  F: 'M3.4 0L0 0L0 6M0 2.9L2.8 2.9',
  G: 'M3.8 1.2C2.8 -.5 0 -.4 0 3C0 6.6 3.9 6.6 3.9 3.3L2.2 3.3',
  H: 'M0 0L0 6M3.8 0L3.8 6M0 2.9L3.8 2.9',
  I: 'M0 0L0 6',
  J: 'M2.6 0L2.6 4.2C2.6 6.6 0 6.6 0 4.6',
  K: 'M0 0L0 6M3.6 0L0 3.6M1.3 2.4L3.8 6',
  L: 'M0 0L0 6L3.2 6',
  M: 'M0 6L0 0L2.3 4L4.6 0L4.6 6',
  N: letterN,
  Ñ: `${letterN}M.8 -1.2C1.5 -2 2.3 -.6 3 -1.4`,
  O: letterO,
  P: bowlP,
  Q: `${letterO}M2.6 4.5L4.1 6.4`,
  R: `${bowlP}M1.8 3.2L3.8 6`,
  S: 'M3.6 1C2.8 -.4 .2 -.4 .2 1.5C.2 3.4 3.8 2.6 3.8 4.5C3.8 6.4 .8 6.5 0 4.9',
  T: 'M0 0L4 0M2 0L2 6',
  U: letterU,
  V: 'M0 0L1.9 6L3.8 0',
  W: 'M0 0L1.3 6L2.7 1.2L4.1 6L5.4 0',
  X: 'M0 0L3.8 6M3.8 0L0 6',
  Y: 'M0 0L1.9 3L3.8 0M1.9 3L1.9 6',
  Z: 'M0 0L3.7 0L0 6L3.7 6',
  Á: letterA + acute(1.6),
  É: letterE + acute(1.3),
  Í: `M0 0L0 6${acute(-0.3)}`,
  Ó: letterO + acute(1.7),
  Ú: letterU + acute(1.5),
  Ü: `${letterU}M1 -1.2L1 -1.1M2.8 -1.2L2.8 -1.1`,
  '0': 'M1.9 0C-.6 0 -.6 6 1.9 6C4.4 6 4.4 0 1.9 0',
  '1': 'M0 1.3L1.4 0L1.4 6',
  '2': 'M.1 1.5C.1 -.5 3.6 -.5 3.6 1.6C3.6 3.2 1 4.2 0 6L3.7 6',
  '3': 'M.2 .9C1 -.4 3.4 -.3 3.4 1.4C3.4 2.6 2.4 2.9 1.4 2.9C2.6 2.9 3.7 3.2 3.7 4.5C3.7 6.4 .8 6.4 0 4.9',
  '4': 'M2.8 6L2.8 0L0 4.2L3.8 4.2',
  '5': 'M3.3 0L.5 0L.3 2.7C1.2 2 3.7 2 3.7 4.1C3.7 6.4 .8 6.4 0 5',
  '6': 'M3.2 .6C1.4 -.8 0 1.4 0 3.8C0 6.7 3.7 6.7 3.7 4.2C3.7 1.9 .6 1.8 0 3.8',
  '7': 'M0 0L3.7 0L1.3 6',
  '8': 'M1.9 2.8C-.2 2.8 -.1 0 1.9 0C3.9 0 4 2.8 1.9 2.8C-.6 2.8 -.6 6 1.9 6C4.4 6 4.4 2.8 1.9 2.8',
  '9': 'M.5 5.4C2.3 6.8 3.7 4.6 3.7 2.2C3.7 -.7 0 -.7 0 1.8C0 4.1 3.1 4.2 3.7 2.2',
  Ø: `${letterO}M.3 6.5L3.9 -.5`,
  '.': 'M.2 5.9L.2 6',
  ',': 'M.4 5.7L0 7',
  ':': 'M.2 2.3L.2 2.4M.2 5.4L.2 5.5',
  '·': 'M.2 3L.2 3.1',
  '-': 'M0 3.1L2 3.1',
  '+': 'M0 3.1L3 3.1M1.5 1.6L1.5 4.6',
  '×': 'M0 1.8L2.6 4.4M2.6 1.8L0 4.4',
  '/': 'M0 6.4L2.4 -.4',
  '%': 'M0 6L4.2 0M1 0C-.3 0 -.3 2 1 2C2.3 2 2.3 0 1 0M3.2 4C1.9 4 1.9 6 3.2 6C4.5 6 4.5 4 3.2 4',
  $: 'M3.6 1.3C2.8 .1 .2 .1 .2 1.8C.2 3.4 3.8 2.7 3.8 4.3C3.8 5.9 .8 6 0 4.7M2 -.5L2 6.5',
  '(': 'M1.4 -.6C-.3 1.6 -.3 4.4 1.4 6.6',
  ')': 'M0 -.6C1.7 1.6 1.7 4.4 0 6.6',
};

const pair = /(-?\d*\.?\d+) (-?\d*\.?\d+)/g;
const between = 1.7;
const blank = 2;

/** The right end of each stroke; of a curve, how far its middle reaches. */
const reaches = (path: string): readonly number[] => {
  let from = 0;
  return [...path.matchAll(/[MLC][^MLC]*/g)].map(([command]) => {
    const xs = [...command.matchAll(pair)].map(([, x]) => Number(x));
    const start = from;
    const [first = 0, second = 0] = xs;
    from = xs.at(-1) ?? 0;
    return command.startsWith('C') ? Math.max(from, (start + 3 * first + 3 * second + from) / 8) : from;
  });
};

const widths = new Map(Object.entries(glyphs).map(([sign, path]) => [sign, Math.max(...reaches(path))]));
const widthOf = (sign: string): number => widths.get(sign) ?? blank;

/** How wide a text is at a height of capitals. */
export const textWidth = (text: string, height: number): number =>
  ([...text.toUpperCase()].reduce((sum, sign) => sum + widthOf(sign) + between, -between) * height) / 6;

/** Two decimals are finer than any screen, and hide in which machine a sine was worked out. */
export const fine = (value: number): string => String(Number(value.toFixed(2)));

/** A text as path data, its capitals `height` high, standing on the line through (x, y). */
export const textPath = (
  text: string,
  x: number,
  y: number,
  height: number,
  anchor: 'start' | 'middle' | 'end',
): string => {
  const scale = height / 6;
  const width = textWidth(text, height);
  let at = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
  let path = '';
  for (const sign of text.toUpperCase()) {
    const left = at;
    path += (glyphs[sign] ?? '').replace(
      pair,
      (_pair, right: string, down: string) =>
        `${fine(left + Number(right) * scale)} ${fine(y + (Number(down) - 6) * scale)}`,
    );
    at += (widthOf(sign) + between) * scale;
  }
  return path;
};
