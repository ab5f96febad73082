import type { OtherCodes } from '#core/search/index/code-table.ts';
import { at } from '#core/search/index/growing.ts';
import { lengthOf, type Range, startRange, stringAt } from '#core/search/index/string-table.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { normaliseCode } from '#core/shared/product-code.ts';

/** Entries of a table of codes with their makers' names; `isOf` says which of them count. */
export interface MakerRange extends Range {
  /** How many makers may have some of it. */
  readonly makers: number;
  isOf(entry: number): boolean;
}

const nothing: MakerRange = { from: 0, to: 0, makers: 0, isOf: () => false };

/** The makers' names as codes are compared, by their place in the table; read once a table. */
const known = new WeakMap<OtherCodes, readonly string[]>();

const makersOf = (codes: OtherCodes): readonly string[] =>
  getOrCreate(known, codes, () =>
    Array.from({ length: lengthOf(codes.brands) }, (_, id) => normaliseCode(stringAt(codes.brands, id))),
  );

const knownNames = new WeakMap<OtherCodes, ReadonlySet<string>>();

/** Whether a table has codes of a maker of that name, as codes are compared. */
export const hasMaker = (codes: OtherCodes, name: string): boolean =>
  getOrCreate(knownNames, codes, () => new Set(makersOf(codes))).has(name);

/**
 * The codes of a maker that start as typed, where a maker's name and the start of a code were typed: 'CORVEN30'. Just
 * the name is no start of a code, and what was typed whole is not among them.
 */
export const begunByMaker = (codes: OtherCodes, normalised: string): MakerRange => {
  const isNamed = makersOf(codes).map((maker) => maker.length < normalised.length && normalised.startsWith(maker));
  const makers = isNamed.filter(Boolean).length;
  if (makers === 0) return nothing;
  const { exactEnd, to } = startRange(codes.normalised, normalised);
  return { from: exactEnd, to, makers, isOf: (entry) => isNamed[at(codes.brand, entry)] === true };
};
