import { parseNumber } from '#core/shared/written-number.ts';

/** A word of a command line that is a line of something. */
export interface LineWord {
  /** The text before '='. */
  readonly named: string;
  /** 1 where no quantity is given, NaN where what is given is no number. */
  readonly quantity: number;
  /** The text after '@', as it was typed; null where there is none. */
  readonly price: string | null;
}

/** '6203-2RS=2@1500,50': what, how many and at which price; a price stands behind a quantity. */
export const readLineWord = (word: string): LineWord => {
  const [, named = word, typed = '1', price] = /^(.+)=([^=@]*)(?:@([^=@]*))?$/.exec(word) ?? [];
  return { named: named.trim(), quantity: Number(parseNumber(typed, 'auto') ?? Number.NaN), price: price ?? null };
};

/** '6203-2RS|SKF': a code, and its brand where one is said. */
export const readCodeWord = (named: string): { readonly code: string; readonly brand: string | undefined } => {
  const [code = '', brand] = named.split('|').map((part) => part.trim());
  return { code, brand };
};
