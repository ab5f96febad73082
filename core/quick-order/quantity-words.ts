import { isWhole, looksLikeDecimal, writtenQuantity } from './written-quantity.ts';

/** A quantity and whether the text says that it is one. */
export interface QuantityInText {
  readonly quantity: number;
  readonly isExplicit: boolean;
}

const units = 'u|un|uni|unid|unids|unidad|unidades|ud|uds|pz|pza|pzas|pieza|piezas|und|unds|c/u';
const unit = new RegExp(`^(?:${units})\\.?$`, 'i');
const withUnit = new RegExp(`^(\\d[\\d.,]*)(?:${units})\\.?$`, 'i');
const times = /^(?:x|×|\*|=|:|→|->|=>|cant|cantidad|q|por|son|de)[.:]?$/i;
const sign = /^(?:[x×*=:→]|->|=>|[-–—]+)$/i;
const dash = /^[-–—]+$/;
const plusOrMinus = /^(?:[x×*=:]?[+±−]|[x×*=:][-–—]+)$/i;
const timesBefore = new RegExp(`^[x×*](\\d[\\d.,]*)(?:${units})?\\.?$`, 'i');
const timesAfter = /^(\d[\d.,]*)[x×*]$/i;
const bracketed = /^[([](.+)[)\]]$/;

export const isUnit = (token: string): boolean => unit.test(token);
/** 'x', 'cant.', ':' between code and quantity: it says what is next to it. */
export const tellsQuantity = (token: string): boolean => times.test(token);
/** 'x', '=', '-': a sign, where words ('de', 'cant') may as well be pieces of a code. */
export const isSign = (token: string): boolean => sign.test(token);
export const isDash = (token: string): boolean => dash.test(token);
/** '+', '−', 'x-': a sign of the number after it, where a dash alone may merely part it from the code. */
export const isPlusOrMinus = (token: string): boolean => plusOrMinus.test(token);

const of = (text: string | undefined, isExplicit: boolean): QuantityInText | null => {
  const quantity = text === undefined ? null : writtenQuantity(text);
  if (text === undefined || quantity === null) return null;
  return isWhole(quantity) || isExplicit || looksLikeDecimal(text) ? { quantity, isExplicit } : null;
};

/** No quantity is longer, however it is bracketed; what is gets no closer look. */
const maxQuantityLength = 40;

/** The quantity that a single word is: '4', 'x4', '4x', '4u', '(4)', '4)', '1,5'; null for any other word. */
export const quantityOfWord = (word: string): QuantityInText | null => {
  if (word.length > maxQuantityLength) return null;
  const inside = bracketed.exec(word)?.[1];
  if (inside !== undefined) {
    const found = quantityOfWord(inside);
    return found === null ? null : { ...found, isExplicit: true };
  }
  const bare = word.replace(/[).\],;:-]+$/, '');
  return (
    of(bare, false) ??
    of(timesBefore.exec(bare)?.[1]?.replace(/[.,]$/, ''), true) ??
    of(timesAfter.exec(bare)?.[1], true) ??
    of(withUnit.exec(bare)?.[1]?.replace(/[.,]$/, ''), true)
  );
};

/**
 * The quantity of a spreadsheet's cell, which may name its unit: '4', '4 u.', 'x 4'. A heading tells that it is one.
 */
export const quantityOfCell = (cell: string, isExplicit = false): number | null => {
  const words = cell.trim().split(/\s+/);
  const rest = words.filter((word) => !isUnit(word) && !tellsQuantity(word));
  const [only] = rest;
  return only === undefined || rest.length > 1
    ? null
    : (quantityOfWord(only)?.quantity ?? (isExplicit ? writtenQuantity(only) : null));
};
