import type { SearchIndex } from '#core/search/index/search-index.ts';
import { exactCodes } from '#core/search/matching/exact-codes.ts';
import type { Narrowing } from '#core/search/query/query.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductBrandId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { Reading } from './written-order.ts';
import { looksLikeQuantity } from './written-quantity.ts';

/** A written code that the catalogue knows. */
export interface FoundCode {
  /** Empty where nothing is known. */
  readonly typed: string;
  readonly isWithin: boolean;
  /** The written text, without a maker's name before or after it. */
  readonly rest: string;
  /** The makers that the line names. */
  readonly brands: readonly NamedBrand[];
  readonly keys: readonly number[];
}

export interface NamedBrand {
  readonly id: ProductBrandId;
  readonly name: string;
}

/** Words of a makers' name, and of a code within a description, at most. */
const maxNameWords = 3;
const maxCodeWords = 4;
const maxWords = 12;

/** Looks written codes up in the index; the same code is looked up once, and so is the same text. */
export const createCodeFinder = (index: SearchIndex, brands: readonly NamedBrand[], narrowing: Narrowing) => {
  const known = new Map<string, readonly number[]>();
  const foundCodes = new Map<string, FoundCode>();
  const plain = new Map<string, string>();
  const byName = new Map(brands.map((brand) => [normaliseCode(brand.name), brand]));

  /** The readings of a line are made of the same few words. */
  const normalised = (text: string): string => getOrCreate(plain, text, () => normaliseCode(text));

  const keysOf = (text: string): readonly number[] => {
    const code = normalised(text);
    return getOrCreate(known, code, () => exactCodes(index, code, narrowing));
  };

  const brandsIn = (words: readonly string[]): readonly NamedBrand[] =>
    runsOf(words, maxNameWords).flatMap((run) => byName.get(normalised(run.join(' '))) ?? []);

  /** The words without a maker's name at their start or end. */
  const bare = (words: readonly string[]): readonly (readonly string[])[] => {
    const found: (readonly string[])[] = [];
    for (let length = Math.min(maxNameWords, words.length - 1); length > 0; length--) {
      if (byName.has(normalised(words.slice(0, length).join(' ')))) found.push(words.slice(length));
      if (byName.has(normalised(words.slice(-length).join(' ')))) found.push(words.slice(0, -length));
    }
    return found;
  };

  const find = (code: string, around: string): FoundCode => {
    const words = wordsOf(code);
    const named = brandsIn(wordsOf(`${around} ${code}`));
    const ways = [words, ...bare(words)].map((each) => each.join(' '));
    const rest = ways.at(1) ?? code;
    const whole = ways.find((typed) => keysOf(typed).length > 0);
    if (whole !== undefined) return { typed: whole, isWithin: false, rest, brands: named, keys: keysOf(whole) };
    const runs = words.length < 2 ? [] : runsOf(words, maxCodeWords).map((run) => run.join(' '));
    const within = runs.find(isFound);
    return within === undefined
      ? { typed: '', isWithin: false, rest, brands: named, keys: [] }
      : { typed: within, isWithin: true, rest, brands: named, keys: keysOf(within) };
  };

  return ({ code, around }: Pick<Reading, 'code' | 'around'>): FoundCode =>
    getOrCreate(foundCodes, `${code}\n${around}`, () => find(code, around));

  function isFound(typed: string): boolean {
    return /\d/.test(typed) && normalised(typed).length > 2 && !looksLikeQuantity(typed) && keysOf(typed).length > 0;
  }
};

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s,;|]+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);

/** Neighbouring words, the longest runs first. */
const runsOf = (words: readonly string[], longest: number): readonly (readonly string[])[] => {
  const runs: (readonly string[])[] = [];
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) runs.push(words.slice(from, from + length));
  }
  return runs;
};
