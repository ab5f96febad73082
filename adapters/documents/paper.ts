import { plainLetters } from '#core/shared/accents.ts';
import { inLatinLetters } from './in-latin-letters.ts';

/** A4 in points, and the part of it that is printed on. */
export const paper = {
  left: 42,
  right: 553,
  top: 42,
  /** Where tables stop; below it stand the totals. */
  tableBottom: 690,
  totals: 704,
  footer: 790,
  ink: '#14181f',
  faint: '#5b6472',
  rule: '#c9cfd8',
  band: '#f1f3f6',
} as const;

export const paperWidth = paper.right - paper.left;

/** What Windows' Latin alphabet has beyond Latin-1: all that the built-in fonts can draw. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isDrawable = (sign: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff]$/.test(sign) || beyondLatin1.includes(sign);

/** How what they cannot draw, and is no letter with a mark, is written by hand. */
const writtenAs: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ω: 'ohm',
  μ: 'µ',
  '⌀': 'Ø',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  '′': "'",
  '″': '"',
  '⁄': '/',
  '−': '-',
  '‐': '-',
  '‑': '-',
};

const raised: Readonly<Record<string, string>> = {
  '⁰': '0',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
};

const drawn = (sign: string): string => {
  if (isDrawable(sign)) return sign;
  // A combining mark that was composed with its letter needs no sign of its own.
  if (/^\p{M}$/u.test(sign)) return '';
  if (sign in raised) return `^${raised[sign]}`;
  const written = [...plainLetters(sign)].map((one) => writtenAs[one] ?? one).join('');
  return written.trim() !== '' && [...written].every(isDrawable) ? written : '?';
};

/** 1⅜ is not 13/8. */
const fractionAfterFigure = /(?<=\d)(?=[\u2150-\u215e\u2189])/g;

/**
 * The text in what the built-in fonts can draw: Greek and Cyrillic in Latin letters, a letter without its mark where
 * they lack it, other signs as they are written by hand, and a question mark for what has no such writing.
 */
export const drawable = (text: string): string =>
  [...inLatinLetters(text).replace(/\s+/g, ' ').replace(fractionAfterFigure, ' ')].map(drawn).join('');
