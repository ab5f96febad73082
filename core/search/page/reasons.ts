import { entryOfProduct, namedCode, type OtherCodes, otherCodeKinds } from '#core/search/index/code-table.ts';
import { byteAt } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { type Range, type StartRange, startRange } from '#core/search/index/string-table.ts';
import { isRowCode, wholly } from '#core/search/matching/code-match.ts';
import { begunByMaker } from '#core/search/matching/maker-range.ts';
import type { Reason } from '#core/search/query/answer.ts';
import { rank, type Wanted } from '../matching/rank.ts';

/** By which code of another, or of a price row, which stands for its product as an equivalent does. */
export const reasonOf = (codes: OtherCodes, entry: number): Reason => {
  const kind = otherCodeKinds[byteAt(codes.kind, entry)] ?? 'equivalent';
  return { by: kind === 'row' ? 'equivalent' : kind, ...namedCode(codes, entry) };
};

const first = <Each, Found>(all: readonly Each[], find: (each: Each) => Found | undefined): Found | undefined => {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Says why a product of a segment, at its rank, is among the hits. */
export function reasonsIn(segment: Segment, wanted: Wanted): (ordinal: number, hitRank: number) => Reason {
  const { otherCodes } = segment;
  const { branded } = segment;
  const byCode = wanted.code && startRange(otherCodes.normalised, wanted.code.normalised);
  const byMaker = (wanted.code?.withMaker ?? []).map((named) => startRange(branded.equivalent.normalised, named));
  const ownByMaker = new Set((wanted.code?.withMaker ?? []).flatMap((named) => [...wholly(branded.own, named)]));
  const inText: { readonly own: StartRange; readonly other: StartRange }[] = (wanted.question.plans[0]?.tokens ?? [])
    .filter(({ hasDigit }) => hasDigit)
    .map(({ plain }) => plain.toUpperCase())
    .map((code) => ({
      own: startRange(segment.normalised, code),
      other: startRange(otherCodes.normalised, code),
    }));

  const other = (ordinal: number, range: Range): Reason | undefined => {
    const entry = entryOfProduct(otherCodes, ordinal, range);
    return entry === undefined ? undefined : reasonOf(otherCodes, entry);
  };
  const ofMaker = (ordinal: number, range: Range & { isOf?(entry: number): boolean }): Reason | undefined => {
    const entry = entryOfProduct(branded.equivalent, ordinal, range);
    return entry === undefined ? undefined : reasonOf(branded.equivalent, entry);
  };
  /** The product's own code, or else that of one of its price rows, which is named. */
  const ownCode = (ordinal: number): Reason => {
    if (wanted.code === undefined || byCode === undefined || ownByMaker.has(ordinal)) return { by: 'code' };
    const own = startRange(segment.normalised, wanted.code.normalised);
    if (ordinal >= own.from && ordinal < own.exactEnd) return { by: 'code' };
    const row = (codes: OtherCodes, { from, exactEnd }: StartRange): Reason | undefined => {
      const entry = entryOfProduct(codes, ordinal, { from, to: exactEnd, isOf: (each) => isRowCode(codes, each) });
      return entry === undefined ? undefined : reasonOf(codes, entry);
    };
    return { ...(row(otherCodes, byCode) ?? first(byMaker, (range) => row(branded.equivalent, range))), by: 'code' };
  };
  /** The code itself, or else with its maker's name before it. */
  const exactOther = (ordinal: number): Reason | undefined => {
    if (byCode === undefined) return undefined;
    const itself = other(ordinal, { from: byCode.from, to: byCode.exactEnd });
    // A related part of the same code is no reason where the maker's own was named.
    if (itself !== undefined && itself.by !== 'relation') return itself;
    return first(byMaker, ({ from, exactEnd }) => ofMaker(ordinal, { from, to: exactEnd }));
  };
  /** A code that starts so, or else one that does after its maker's name. */
  const begunOther = (ordinal: number): Reason | undefined => {
    if (byCode === undefined || wanted.code === undefined) return undefined;
    return other(ordinal, byCode) ?? ofMaker(ordinal, begunByMaker(branded.equivalent, wanted.code.normalised));
  };
  /** A number in a text may be another maker's code: the row names it, unless the product's own code explains it. */
  const codeInText = (ordinal: number): Reason | undefined => {
    for (const { own, other: range } of inText) {
      if (ordinal >= own.from && ordinal < own.to) continue;
      const named = other(ordinal, range);
      if (named !== undefined) return named;
    }
    return undefined;
  };

  return (ordinal, hitRank) => {
    if (wanted.everything) return { by: 'listed' };
    if (hitRank < rank.otherCode) return ownCode(ordinal);
    if (hitRank < rank.prefix) return exactOther(ordinal) ?? { by: 'text' };
    if (hitRank === rank.prefix) return { by: 'prefix' };
    if (hitRank === rank.otherPrefix) return begunOther(ordinal) ?? { by: 'text' };
    return codeInText(ordinal) ?? { by: 'text' };
  };
}
