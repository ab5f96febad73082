import { isDash, isPlusOrMinus, isUnit, quantityOfWord, tellsQuantity } from './quantity-words.ts';
import type { Reading } from './written-order.ts';

/** Units of a pack: a number of them does not say how many parts are meant. */
const packs =
  'cajas?|cjas?|pares|par|juegos?|jgos?|jue|docenas?|doc|decenas?|bolsas?|packs?|bultos?|blisters?|paquetes?|paq|gruesas?|cientos?|centenas?|sets?|kits?|metros?|mts?|kgs?|kilos?|litros?|lts?';
const pack = new RegExp(`^(?:${packs})$`, 'i');
const packed = new RegExp(String.raw`^(?:[x×*])?\d[\d.,/]*(?:${packs})$`, 'i');
/** Amounts in words; 'una' and 'un' are too common beside a code to be one. */
const inWords =
  /^[x×*]?(?:docenas?|decenas?|cientos?|centenas?|pares|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cincuenta|cien|mil)$/i;
/** 'x-3', '+4', '-3', 'x99999999', '1e3', '1/2', '½'. */
const strange = /^(?:[x×*][+\-–−]?[\d.,]+\S*|[+\-–−][\d.,]*\d|\d[\d.,]*e[+-]?\d+|\d{1,3}\/\d{1,3}|.*[½¼¾⅓⅔].*)$/i;
/** A number, also one that cannot be a quantity: '99999999', '007', '3-4', '4?'. */
const numeric = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** '1 500', '12 500 000'. */
const spacedThousands = /^[1-9]\d{0,2}(?: \d{3})+$/;

const bareOf = (word: string): string => word.replace(/^[([]+/, '').replace(/[)\].,;:!]+$/, '');
const parted = (text: string, joint: RegExp): readonly string[] => text.split(joint).filter((word) => word !== '');
/** The words as codes are compared, but with the commas within a number. */
const wordsOf = (text: string): readonly string[] => parted(text, /[\s;|]+|,(?!\d)|(?<!\d),/);
const smallestOf = (text: string): readonly string[] => parted(text, /[\s,;|]+/);

const isPack = (word: string | undefined): boolean => word !== undefined && pack.test(bareOf(word));
const isStrange = (word: string): boolean => {
  const bare = bareOf(word);
  return strange.test(bare) || packed.test(bare) || inWords.test(bare);
};
const isNumeric = (word: string | undefined): boolean => word !== undefined && numeric.test(word);
/** Whether a word stands between a code and its quantity and is neither. */
const isJoint = (word: string): boolean => tellsQuantity(word) || isDash(word) || isPlusOrMinus(word);
const nearestAmount = (words: readonly string[]): number => words.findIndex((word) => !isJoint(word));

/** Words of an amount that are shown, so that a description after it is not. */
const maxShown = 3;
const maxShownLength = 40;

const shown = (words: readonly string[]): string => words.slice(0, maxShown).join(' ').slice(0, maxShownLength);

/**
 * The amount among the words beside a code, that nobody understood; `ends` are the places where any number would be
 * one.
 */
const amongWords = (words: readonly string[], ends: readonly number[]): string | null => {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isExplicit = tellsQuantity(word) && next !== undefined && (isNumeric(next) || isStrange(next));
    if (isExplicit || isStrange(word)) return shown(words.slice(at));
    if (isNumeric(word) && (isPack(next) || ends.includes(at)))
      return shown(words.slice(at, isPack(next) ? at + 2 : at + 1));
  }
  return null;
};

/** The amount within a text where a sign, a pack or its form says that it is one: 'x -3', '2 cajas', '1/2'. */
export const strangeAmountIn = (text: string): string | null => amongWords(wordsOf(text), []);

/** The cell of a spreadsheet that is an amount, and none that is understood: 'x-3', '2 cajas', '99999999'. */
export const isUnreadCell = (cell: string): boolean => {
  const words = wordsOf(cell).filter((word) => !isUnit(word) && !tellsQuantity(word));
  const [first, second] = words;
  if (first === undefined) return false;
  if (spacedThousands.test(words.join(' '))) return true;
  if (words.length > 2) return false;
  return words.length === 1
    ? isStrange(first) || numeric.test(first)
    : (isNumeric(first) && isPack(second)) || ((isDash(first) || isPlusOrMinus(first)) && isNumeric(second));
};

/**
 * What a reading says of how many and nobody understands, once it is known which of its words are the code; null where
 * it says none, or a quantity.
 */
export const unreadBeside = ({ code, quantity, order, unread, isExplicit }: Reading, typed: string): string | null => {
  if (unread !== null) return unread.slice(0, maxShownLength);
  if (quantity === 0) return '0';
  // Where a heading or a person gave the quantity, no other text of the line is the quantity.
  if (quantity !== null && order === 'alone') return null;
  const codeWords = smallestOf(typed);
  const [before, after] = around(wordsOf(code), codeWords) ?? around(smallestOf(code), codeWords) ?? [[], []];
  if (quantity === null) {
    return amongWords(after, [nearestAmount(after), after.length - 1]) ?? amongWords(before, [nearestAmount(before)]);
  }
  const several = order === 'code-first' ? severalAmounts(after, quantity, isExplicit) : null;
  if (several !== null) return several;
  const [pack] = order === 'quantity-first' ? before : after.slice(-1);
  if (!isPack(pack) || pack === undefined) return null;
  return order === 'quantity-first' ? `${quantity} ${pack}` : `${pack} ${quantity}`;
};

/**
 * An amount before the one that was taken: thousands of it ('rodamiento 1 500'), or one that is told while it is not
 * ('4 u 12500').
 */
const severalAmounts = (after: readonly string[], quantity: number, isExplicit: boolean): string | null => {
  const spaced = `${after.at(-1) ?? ''} ${quantity}`;
  if (spacedThousands.test(spaced)) return spaced;
  if (isExplicit) return null;
  const at = after.findIndex((word, place) => {
    const next = after[place + 1];
    if (isNumeric(next) && tellsQuantity(word)) return true;
    return quantityOfWord(word)?.isExplicit === true || (isNumeric(word) && next !== undefined && isUnit(next));
  });
  return at < 0 ? null : shown([...after.slice(at, at + maxShown - 1), String(quantity)]);
};

/**
 * The words before and after those of the code, where they are among these; where no code is known, it is the first.
 */
const around = (
  words: readonly string[],
  typed: readonly string[],
): readonly [readonly string[], readonly string[]] | null => {
  if (typed.length === 0) return [[], words.slice(1)];
  const at = words.findIndex((_, from) => typed.every((word, offset) => words[from + offset] === word));
  return at < 0 ? null : [words.slice(0, at), words.slice(at + typed.length)];
};
