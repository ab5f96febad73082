import { setBit } from '#core/search/index/bitmap.ts';
import { namedCode, type OtherCodes, otherCodeKinds } from '#core/search/index/code-table.ts';
import { at, byteAt, wordAt } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { type StartRange, startRange, stringAt } from '#core/search/index/string-table.ts';
import { asTyped, isAsTyped } from '#core/shared/named-code.ts';
import { begunByMaker, type MakerRange } from './maker-range.ts';
import { codeRank, rank, type WantedCode } from './rank.ts';
import { scratchOf } from './scratch.ts';

/** Ranges of the codes that start as the wanted one, alone or after their maker's name. */
export interface CodeMatch {
  readonly code: WantedCode;
  readonly own: StartRange;
  readonly other: StartRange;
  /** Whole codes that were typed with their maker's name. */
  readonly named: readonly { readonly own: StartRange; readonly equivalent: StartRange }[];
  /** Codes that only begin as typed after their maker's name. */
  readonly begun: { readonly own: MakerRange; readonly equivalent: MakerRange };
}

/** Undefined where no code was asked for, or none starts so. */
export function codeMatchIn(segment: Segment, code: WantedCode | undefined): CodeMatch | undefined {
  if (code === undefined) return undefined;
  const { normalised, otherCodes, branded } = segment;
  const found = (range: StartRange): StartRange => (code.mayBegin ? range : { ...range, to: range.exactEnd });
  const match: CodeMatch = {
    code,
    own: found(startRange(normalised, code.normalised)),
    other: found(startRange(otherCodes.normalised, code.normalised)),
    named: code.withMaker.map((named) => ({
      own: startRange(branded.own.normalised, named),
      equivalent: startRange(branded.equivalent.normalised, named),
    })),
    begun: {
      own: begunByMaker(branded.own, code.normalised),
      equivalent: begunByMaker(branded.equivalent, code.normalised),
    },
  };
  const isSome =
    [match.own, match.other, match.begun.own, match.begun.equivalent].some(({ from, to }) => to > from) ||
    match.named.some(({ own, equivalent }) => own.exactEnd > own.from || equivalent.exactEnd > equivalent.from);
  return isSome ? match : undefined;
}

/** Adds to the hits of the scratch every product with such a code, and ranks it. */
export function markCode(segment: Segment, { code, own, other, named, begun }: CodeMatch): void {
  const { otherCodes, branded } = segment;
  const { ranks, hits } = scratchOf(segment);
  const { profile, profiles } = segment.columns;
  const note = (ordinal: number, base: number): void => {
    const own = codeRank(base, byteAt(profiles.stock, at(profile, ordinal)));
    if (own >= wordAt(ranks, ordinal)) return;
    ranks[ordinal] = own;
    setBit(hits, ordinal);
  };
  for (let ordinal = own.from; ordinal < own.exactEnd; ordinal++) {
    note(ordinal, asTyped(stringAt(segment.written, ordinal)) === code.typed ? rank.codeAsTyped : rank.code);
  }
  for (let ordinal = own.exactEnd; ordinal < own.to; ordinal++) note(ordinal, rank.prefix);
  for (let entry = other.from; entry < other.to; entry++) {
    note(
      at(otherCodes.product, entry),
      entry < other.exactEnd ? exactRank(otherCodes, entry, code.typed) : rank.otherPrefix,
    );
  }
  for (const { own: ofOwn, equivalent } of named) {
    for (let entry = ofOwn.from; entry < ofOwn.exactEnd; entry++) {
      note(at(branded.own.product, entry), ownRank(branded.own, entry, code.typed));
    }
    for (let entry = equivalent.from; entry < equivalent.exactEnd; entry++) {
      note(at(branded.equivalent.product, entry), exactRank(branded.equivalent, entry, code.typed));
    }
  }
  const noteBegun = ({ product }: OtherCodes, { from, to, isOf }: MakerRange, base: number): void => {
    for (let entry = from; entry < to; entry++) if (isOf(entry)) note(at(product, entry), base);
  };
  noteBegun(branded.own, begun.own, rank.prefix);
  noteBegun(branded.equivalent, begun.equivalent, rank.otherPrefix);
}

/**
 * Whether an entry is the code of one of its product's own price rows: what is sold under it is the part that was
 * typed.
 */
export const isRowCode = (codes: OtherCodes, entry: number): boolean => byteAt(codes.kind, entry) === rowKind;

/**
 * A price row's code counts as its product's own; that of a related part says no more than the start of an equivalent.
 */
export const exactRank = (codes: OtherCodes, entry: number, typed: string): number => {
  if (isRowCode(codes, entry)) return ownRank(codes, entry, typed);
  return byteAt(codes.kind, entry) === relationKind ? rank.otherPrefix : rank.otherCode;
};

/** The rank of a product that is just the code typed: as it is written, or otherwise. */
export const ownRank = (codes: OtherCodes, entry: number, typed: string): number =>
  isAsTyped(typed, namedCode(codes, entry)) ? rank.codeAsTyped : rank.code;

const rowKind = otherCodeKinds.indexOf('row');
const relationKind = otherCodeKinds.indexOf('relation');

/** The products that have exactly the wanted code. */
export function wholly(codes: OtherCodes, normalised: string): Uint32Array {
  const { from, exactEnd } = startRange(codes.normalised, normalised);
  return codes.product.subarray(from, exactEnd);
}
