import { normaliseCode } from '#core/shared/product-code.ts';
import type { RowMatch } from './row-match.ts';

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;|]+/).filter((word) => word !== '');
const areNumbers = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => /^\d+$/.test(word));

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, at) => words[at] === word);

/**
 * Where in a longer code, counted in its letters and digits, a number stands that the shorter leaves; null where it is
 * none.
 */
export const joinedAt = (longer: string, shorter: string): number | null => {
  const [more, less] = [wordsOf(longer), wordsOf(shorter)];
  if (less.length === 0 || less.length >= more.length) return null;
  const lost = more.length - less.length;
  if (startsWith(more, less) && areNumbers(more.slice(less.length))) return normaliseCode(shorter).length;
  if (!startsWith(more.slice(lost), less) || !areNumbers(more.slice(0, lost))) return null;
  return normaliseCode(longer).length - normaliseCode(shorter).length;
};

/**
 * Whether a code of the rows has a break there itself. 'HU 718 5' may well be 'HU 718/5', for a blank often stands in
 * place of a bar or dash; nobody parts '62032' into '6203 2'.
 */
export const isPartedThere = (rows: readonly RowMatch[], typed: string, at: number): boolean => {
  const normalised = normaliseCode(typed);
  return rows.some(({ product, row, foundBy }) => {
    const codes = [row.code, row.internalCode, product.shown.code, foundBy?.code ?? ''];
    const same = codes.filter((code) => normaliseCode(code) === normalised);
    return same.length === 0 || same.some((code) => breaksAt(code, at));
  });
};

const breaksAt = (code: string, at: number): boolean => {
  let passed = 0;
  for (const sign of code) {
    const isPlain = normaliseCode(sign) !== '';
    if (passed === at && !isPlain) return true;
    if (isPlain) passed += 1;
  }
  return false;
};
