import { withoutEdges } from './edges.ts';
import { isSigned, numbersAtEnds } from './number-runs.ts';
import { isDash, isPlusOrMinus, isSign, isUnit, quantityOfWord, tellsQuantity } from './quantity-words.ts';
import type { Reading } from './written-order.ts';
import { writtenQuantity } from './written-quantity.ts';

/**
 * 'BKR6Ex4' and '4xBKR6E': perhaps a quantity, perhaps a measure ('25x52x15'), which is why the whole stays a reading
 * too. The end and what a code must have are looked for one after the other: as one pattern they take the cube of the
 * length.
 */
const gluedAtEnd = /[x×*](\d{1,4}(?:[.,]\d{1,3})?)$/i;
/** 'BKR6E=4' is never a measure. */
const equalAtEnd = /^([^=]*[^=\s])=([^=\s]*\d[^=\s]*)$/;
const perhapsCode = /[^\s\d]|\d{3}/;
const gluedAtStart = /^(\d{1,4}(?:[.,]\d{1,3})?)[x×*](.*\S.*)$/i;

/** How a line of words can be read, the likeliest first: the quantity at its end, at its start, or not at all. */
export const readFreeText = (text: string): readonly Reading[] => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const ends = [...atEnd(words), ...atStart(words)].filter(({ code }) => code !== '').sort(likelier);
  const glued = ends.some(({ isExplicit }) => isExplicit) ? [] : [...afterEqual(text), ...gluedIn(text)];
  const unread = numbersAtEnds(words).map((each) => unreadReading(each.code, each.amount, each.order));
  return [...ends, ...glued, reading(text, null, 'alone', false), ...unread].filter(({ code }) => code !== '');
};

const joint = /[\s:;,=]/;

const reading = (code: string, quantity: number | null, order: Reading['order'], isExplicit: boolean): Reading => ({
  code: withoutEdges(code, joint),
  around: '',
  quantity,
  unread: null,
  order,
  isExplicit,
});

const unreadReading = (
  code: readonly string[],
  amount: readonly string[],
  order: Reading['order'],
  isExplicit = false,
): Reading => ({ ...reading(code.join(' '), null, order, isExplicit), unread: amount.join(' ') });

/** What the text says comes first; then the shorter number is the quantity ('10 6203'), and of two alike the last. */
const likelier = (a: Reading, b: Reading): number =>
  Number(b.isExplicit) - Number(a.isExplicit) || String(a.quantity).length - String(b.quantity).length;

const atEnd = (words: readonly string[]): readonly Reading[] => {
  let end = words.length;
  let isExplicit = false;
  if (isUnit(words[end - 1] ?? '')) {
    end -= 1;
    isExplicit = true;
  }
  const found = quantityOfWord(words[end - 1] ?? '');
  if (found === null) return [];
  end -= 1;
  const whole = words.slice(0, end);
  while (isSign(words[end - 1] ?? '') || isPlusOrMinus(words[end - 1] ?? '')) end -= 1;
  const plain = words.slice(0, end);
  while (isBefore(words[end - 1] ?? '')) end -= 1;
  const code = words.slice(0, end);
  const joints = words.slice(end, whole.length);
  if (isSigned(joints, code.at(-1))) return [unreadReading(code, words.slice(end), 'code-first', true)];
  isExplicit ||= found.isExplicit || words.slice(end, -1).some(tellsQuantity) || /[:=]$/.test(code.at(-1) ?? '');
  return readings([code, plain, whole], found.quantity, 'code-first', isExplicit);
};

const atStart = (words: readonly string[]): readonly Reading[] => {
  let start = 0;
  while (isBefore(words[start] ?? '')) start += 1;
  const found = quantityOfWord(words[start] ?? '');
  if (found === null) return [];
  const joints = words.slice(0, start);
  const hasSign = isSigned(joints, undefined);
  // '0 242 235 666' begins a code, and nobody orders none of something first.
  if (found.quantity === 0 && !hasSign) return [];
  start += 1;
  const from = start;
  const whole = words.slice(start);
  while (isSign(words[start] ?? '')) start += 1;
  const plain = words.slice(start);
  while (isBetween(words[start] ?? '')) start += 1;
  if (hasSign) {
    const codes = plain.length > words.length - start ? [words.slice(start), plain] : [plain];
    return codes.map((code) => unreadReading(code, words.slice(0, words.length - code.length), 'quantity-first', true));
  }
  const isExplicit = joints.some(tellsQuantity) || found.isExplicit || words.slice(from, start).some(marksQuantity);
  return readings([words.slice(start), plain, whole], found.quantity, 'quantity-first', isExplicit);
};

const isBefore = (word: string): boolean => tellsQuantity(word) || isDash(word) || isPlusOrMinus(word);
const isBetween = (word: string): boolean => isUnit(word) || tellsQuantity(word) || isDash(word);
const marksQuantity = (word: string): boolean => isUnit(word) || tellsQuantity(word);

/**
 * What looks like a word between the two may be a piece of the code ('1 PZ 20', and of two words the one beside it:
 * '1 u. UN 20'), and so may an x ('HU 718/5 x 4'): these are readings too.
 */
const readings = (
  [code, plain, whole]: readonly [code: readonly string[], plain: readonly string[], whole: readonly string[]],
  quantity: number,
  order: Reading['order'],
  isExplicit: boolean,
): readonly Reading[] => [
  reading(code.join(' '), quantity, order, isExplicit),
  ...(plain.length > code.length + 1
    ? [reading((order === 'code-first' ? plain.slice(0, -1) : plain.slice(1)).join(' '), quantity, order, false)]
    : []),
  ...(plain.length > code.length ? [reading(plain.join(' '), quantity, order, false)] : []),
  ...(whole.length > plain.length && isLetterX(order === 'code-first' ? whole.at(-1) : whole[0])
    ? [reading(whole.join(' '), quantity, order, false)]
    : []),
];

const isLetterX = (word: string | undefined): boolean => word?.toLowerCase() === 'x';

/** The readings of a text that says its quantity after a sign of equality: 'BKR6E=4', 'BKR6E=4u'. */
const afterEqual = (text: string): readonly Reading[] => {
  const [, code, amount] = equalAtEnd.exec(text.trim()) ?? [];
  if (code === undefined || amount === undefined) return [];
  const found = quantityOfWord(amount);
  return found === null
    ? [unreadReading([code], [amount], 'code-first', true)]
    : [reading(code, found.quantity, 'code-first', true)];
};

const gluedIn = (text: string): readonly Reading[] => {
  const atTheEnd = gluedAtEnd.exec(text);
  const before = text.slice(0, atTheEnd?.index ?? 0);
  const last = atTheEnd?.[1];
  const [, first, after] = gluedAtStart.exec(text) ?? [];
  const found: Reading[] = [];
  if (last !== undefined && perhapsCode.test(before))
    found.push(reading(before, writtenQuantity(last), 'code-first', false));
  if (first !== undefined && after !== undefined)
    found.push(reading(after, writtenQuantity(first), 'quantity-first', false));
  return found.filter(({ quantity }) => quantity !== null);
};
