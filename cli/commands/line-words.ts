import { parseNumber } from '#core/shared/written-number.ts';

/** A word of a command line that names an article. */
export interface LineWord {
  readonly code: string;
  /** Undefined where none is said. */
  readonly brand: string | undefined;
  /** One where none is said, NaN where what is said is no number. */
  readonly quantity: number;
  /** What stands behind '@', as it was typed; null where none does. */
  readonly price: string | null;
}

/** '6203-2RS|SKF=2@1500,50': its code, its brand, how many and at which price; all but the code may be left out. */
export const readLineWord = (word: string): LineWord => {
  const [, named = word, typed = '1', price] = /^(.+)=([^=@]*)(?:@([^=@]*))?$/.exec(word) ?? [];
  const [code = '', brand] = named.split('|').map((part) => part.trim());
  return { code, brand, quantity: Number(parseNumber(typed, 'auto') ?? Number.NaN), price: price ?? null };
};
