import { setBit } from './bitmap.ts';
import { codeRange, type OtherCodes } from './code-table.ts';
import { at, byteAt } from './growing.ts';
import { begunByMaker } from './maker-range.ts';
import { asTyped, rank, type Wanted } from './rank.ts';
import { scratchOf } from './scratch.ts';
import type { Segment } from './segment.ts';
import { stringAt } from './string-table.ts';

/** Adds to the hits of the scratch every product with a code that starts as the wanted one, alone or after its maker's name, and ranks it. */
export function matchCode(segment: Segment, code: Wanted['code']): void {
  if (code === undefined) return;
  const { ranks, hits } = scratchOf(segment);
  const note = (ordinal: number, codeRank: number): void => {
    if (codeRank >= byteAt(ranks, ordinal)) return;
    ranks[ordinal] = codeRank;
    setBit(hits, ordinal);
  };
  const own = codeRange(segment.normalised, code.normalised);
  for (let ordinal = own.from; ordinal < own.exactEnd; ordinal++) {
    note(ordinal, asTyped(stringAt(segment.written, ordinal)) === code.typed ? rank.codeAsTyped : rank.code);
  }
  for (let ordinal = own.exactEnd; ordinal < own.to; ordinal++) note(ordinal, rank.prefix);
  const other = codeRange(segment.otherCodes.normalised, code.normalised);
  for (let entry = other.from; entry < other.to; entry++) {
    note(at(segment.otherCodes.product, entry), entry < other.exactEnd ? rank.otherCode : rank.otherPrefix);
  }
  const { branded } = segment;
  for (const ordinal of wholly(branded.own, code.normalised)) note(ordinal, rank.code);
  for (const ordinal of wholly(branded.equivalent, code.normalised)) note(ordinal, rank.otherCode);
  const begun = (codes: OtherCodes, codeRank: number): void => {
    const { from, to, isOf } = begunByMaker(codes, code.normalised);
    for (let entry = from; entry < to; entry++) if (isOf(entry)) note(at(codes.product, entry), codeRank);
  };
  begun(branded.own, rank.prefix);
  begun(branded.equivalent, rank.otherPrefix);
}

/** The products of which an entry is just the wanted one. */
export function wholly(codes: OtherCodes, normalised: string): Uint32Array {
  const { from, exactEnd } = codeRange(codes.normalised, normalised);
  return codes.product.subarray(from, exactEnd);
}
