import { isDash, isPlusOrMinus, isUnit, quantityOfWord, tellsQuantity } from './quantity-words.ts';
import type { Reading } from './written-order.ts';

/**
 * A code and several numbers beside it, which nobody can tell apart: '1 500' may be fifteen hundred, or one and five
 * hundred.
 */
export interface NumbersBeside {
  readonly code: readonly string[];
  /** As written, with the signs around it. */
  readonly amount: readonly string[];
  readonly order: Reading['order'];
}

/** Numbers of one amount that are looked for, at most: what is longer is a code. */
const maxNumbers = 4;

const isNumber = (word: string | undefined): boolean =>
  word !== undefined && (quantityOfWord(word) !== null || /^\d[\d.,]*$/.test(word));
const isJoint = (word: string | undefined): boolean =>
  word !== undefined && (tellsQuantity(word) || isDash(word) || isPlusOrMinus(word) || isUnit(word));

/**
 * Whether a sign before a number makes it one that nobody orders: 'x - 3', '= -3', '+ 4', '+ x 4'. A dash alone only
 * parts: '6203 - 3'.
 */
export const isSigned = (joints: readonly string[], codeEnd: string | undefined): boolean => {
  const isMinus = isDash(joints.at(-1) ?? '') && (joints.some(tellsQuantity) || /[:=]$/.test(codeEnd ?? ''));
  return isMinus || joints.some(isPlusOrMinus);
};

/**
 * The ways in which two numbers or more stand at one end of a line, without the code beside them. Which of the numbers
 * are of the code ('0 242 235 666 4') the catalogue decides.
 */
export const numbersAtEnds = (words: readonly string[]): readonly NumbersBeside[] => {
  const after = leading(words.toReversed()).map((length): NumbersBeside => {
    const [code, amount] = [words.slice(0, -length), words.slice(-length)];
    return { code, amount, order: 'code-first' };
  });
  const before = leading(words).map((length): NumbersBeside => {
    const [amount, code] = [words.slice(0, length), words.slice(length)];
    return { code, amount, order: 'quantity-first' };
  });
  return [...after, ...before].filter(({ code }) => code.length > 0);
};

/**
 * How many words, from the first on, are two numbers, three, and so on, with all that joins them to each other and to
 * the code.
 */
const leading = (words: readonly string[]): readonly number[] => {
  const lengths: number[] = [];
  let numbers = 0;
  let at = 0;
  while (numbers < maxNumbers) {
    while (isJoint(words[at])) at += 1;
    if (!isNumber(words[at])) break;
    numbers += 1;
    at += 1;
    let end = at;
    while (isJoint(words[end])) end += 1;
    if (numbers > 1) lengths.push(end);
  }
  return lengths;
};
