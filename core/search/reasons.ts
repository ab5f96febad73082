import { type CodeRange, codeRange, entryOfProduct, namedCode, otherCodeKinds } from './code-table.ts';
import { byteAt } from './growing.ts';
import { begunByMaker } from './maker-range.ts';
import type { Reason } from './query.ts';
import { rank, type Wanted } from './rank.ts';
import type { Segment } from './segment.ts';
import type { Range } from './string-table.ts';

/** Says why a product of a segment, at its rank, is among the hits. */
export function reasonsIn(segment: Segment, wanted: Wanted): (ordinal: number, hitRank: number) => Reason {
  const { otherCodes } = segment;
  const { branded } = segment;
  const byCode = wanted.code && codeRange(otherCodes.normalised, wanted.code.normalised);
  const byMaker = wanted.code && codeRange(branded.equivalent.normalised, wanted.code.normalised);
  const inText: { readonly own: CodeRange; readonly other: CodeRange }[] = wanted.tokens
    .filter(({ hasDigit }) => hasDigit)
    .map(({ plain }) => plain.toUpperCase())
    .map((code) => ({
      own: codeRange(segment.normalised, code),
      other: codeRange(otherCodes.normalised, code),
    }));

  const other = (ordinal: number, range: Range): Reason | undefined => {
    const entry = entryOfProduct(otherCodes, ordinal, range);
    const by = entry === undefined ? undefined : otherCodeKinds[byteAt(otherCodes.kind, entry)];
    return entry === undefined || by === undefined ? undefined : { by, ...namedCode(otherCodes, entry) };
  };
  /** The code itself, or else with its maker's name before it. */
  const exactOther = (ordinal: number): Reason | undefined => {
    if (byCode === undefined || byMaker === undefined) return undefined;
    const itself = other(ordinal, { from: byCode.from, to: byCode.exactEnd });
    if (itself !== undefined) return itself;
    const entry = entryOfProduct(branded.equivalent, ordinal, { from: byMaker.from, to: byMaker.exactEnd });
    return entry === undefined ? undefined : { by: 'equivalent', ...namedCode(branded.equivalent, entry) };
  };
  /** A code that starts so, or else one that does after its maker's name. */
  const begunOther = (ordinal: number): Reason | undefined => {
    if (byCode === undefined || wanted.code === undefined) return undefined;
    const itself = other(ordinal, byCode);
    if (itself !== undefined) return itself;
    const entry = entryOfProduct(branded.equivalent, ordinal, begunByMaker(branded.equivalent, wanted.code.normalised));
    return entry === undefined ? undefined : { by: 'equivalent', ...namedCode(branded.equivalent, entry) };
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
    if (hitRank <= rank.code) return { by: 'code' };
    if (hitRank === rank.prefix) return { by: 'prefix' };
    if (hitRank === rank.otherCode) return exactOther(ordinal) ?? { by: 'text' };
    if (hitRank === rank.otherPrefix) return begunOther(ordinal) ?? { by: 'text' };
    return codeInText(ordinal) ?? { by: 'text' };
  };
}
