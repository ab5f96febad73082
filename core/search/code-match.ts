import { asTyped } from '#core/catalogue/named-code.ts';
import { setBit } from './bitmap.ts';
import { type OtherCodes, otherCodeKinds } from './code-table.ts';
import { at, byteAt, wordAt } from './growing.ts';
import { begunByMaker } from './maker-range.ts';
import { rank, type Wanted } from './rank.ts';
import { scratchOf } from './scratch.ts';
import type { Segment } from './segment.ts';
import { startRange, stringAt } from './string-table.ts';

/** Adds to the hits of the scratch every product with a code that starts as the wanted one, alone or after its maker's name, and ranks it. */
export function matchCode(segment: Segment, code: Wanted['code']): void {
  if (code === undefined) return;
  const { ranks, hits } = scratchOf(segment);
  const note = (ordinal: number, codeRank: number): void => {
    if (codeRank >= wordAt(ranks, ordinal)) return;
    ranks[ordinal] = codeRank;
    setBit(hits, ordinal);
  };
  const own = startRange(segment.normalised, code.normalised);
  for (let ordinal = own.from; ordinal < own.exactEnd; ordinal++) {
    note(ordinal, asTyped(stringAt(segment.written, ordinal)) === code.typed ? rank.codeAsTyped : rank.code);
  }
  const ownEnd = code.mayBegin ? own.to : own.exactEnd;
  for (let ordinal = own.exactEnd; ordinal < ownEnd; ordinal++) note(ordinal, rank.prefix);
  const { otherCodes, branded } = segment;
  const other = startRange(otherCodes.normalised, code.normalised);
  const otherEnd = code.mayBegin ? other.to : other.exactEnd;
  for (let entry = other.from; entry < otherEnd; entry++) {
    note(
      at(otherCodes.product, entry),
      entry < other.exactEnd ? exactRank(otherCodes, entry, code.typed) : rank.otherPrefix,
    );
  }
  for (const named of code.withMaker) {
    for (const ordinal of wholly(branded.own, named)) note(ordinal, rank.code);
    const { from, exactEnd } = startRange(branded.equivalent.normalised, named);
    for (let entry = from; entry < exactEnd; entry++) {
      note(at(branded.equivalent.product, entry), exactRank(branded.equivalent, entry, code.typed));
    }
  }
  const begun = (codes: OtherCodes, codeRank: number): void => {
    const { from, to, isOf } = begunByMaker(codes, code.normalised);
    for (let entry = from; entry < to; entry++) if (isOf(entry)) note(at(codes.product, entry), codeRank);
  };
  begun(branded.own, rank.prefix);
  begun(branded.equivalent, rank.otherPrefix);
}

/** Whether an entry is the code of one of its product's own price rows: what is sold under it is the part that was typed. */
export const isRowCode = (codes: OtherCodes, entry: number): boolean => byteAt(codes.kind, entry) === rowKind;

/** A price row's code counts as its product's own; that of a related part says no more than the start of an equivalent. */
export const exactRank = (codes: OtherCodes, entry: number, typed: string): number => {
  if (isRowCode(codes, entry)) {
    return asTyped(stringAt(codes.written, entry)) === typed ? rank.codeAsTyped : rank.code;
  }
  return byteAt(codes.kind, entry) === relationKind ? rank.otherPrefix : rank.otherCode;
};

const rowKind = otherCodeKinds.indexOf('row');
const relationKind = otherCodeKinds.indexOf('relation');

/** The products of which an entry is just the wanted one. */
export function wholly(codes: OtherCodes, normalised: string): Uint32Array {
  const { from, exactEnd } = startRange(codes.normalised, normalised);
  return codes.product.subarray(from, exactEnd);
}
