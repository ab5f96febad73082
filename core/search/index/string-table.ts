import { at, byteAt } from './growing.ts';

/** Many strings in one heap of UTF-8 bytes: string i lies between offsets i and i + 1. */
export interface StringTable {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** Positions from (included) to (excluded). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const lengthOfRange = ({ from, to }: Range): number => to - from;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function stringTable(count: number, stringAt: (index: number) => string): StringTable {
  const offsets = new Uint32Array(count + 1);
  let bytes = new Uint8Array(Math.max(64, count * 8));
  let end = 0;
  for (let index = 0; index < count; index++) {
    const text = stringAt(index);
    if (end + text.length * 3 > bytes.length) {
      const larger = new Uint8Array(bytes.length * 2 + text.length * 3);
      larger.set(bytes);
      bytes = larger;
    }
    end += writeText(text, bytes, end);
    offsets[index + 1] = end;
  }
  return { bytes: bytes.slice(0, end), offsets };
}

/** Writes a text and answers how many bytes it took: mostly plain ones, and then no encoder is quicker. */
function writeText(text: string, bytes: Uint8Array, from: number): number {
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    if (unit > 0x7f) return encoder.encodeInto(text, bytes.subarray(from)).written;
    bytes[from + place] = unit;
  }
  return text.length;
}

/** The bytes of a text; what is asked for is short and mostly plain, and then no encoder is quicker. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place);
    if (unit > 0x7f) return encoder.encode(text);
    bytes[place] = unit;
  }
  return bytes;
}

export const lengthOf = (table: StringTable): number => table.offsets.length - 1;

export function stringAt({ bytes, offsets }: StringTable, index: number): string {
  const from = at(offsets, index);
  const to = at(offsets, index + 1);
  let text = '';
  for (let place = from; place < to; place++) {
    const byte = byteAt(bytes, place);
    if (byte > 0x7f) return decoder.decode(bytes.subarray(from, to));
    text += String.fromCharCode(byte);
  }
  return text;
}

/** What of a sorted table starts with a text: from to exactEnd equals it, exactEnd to to is longer. */
export interface StartRange extends Range {
  readonly exactEnd: number;
}

/** The strings of a sorted table that start with the text; those that equal it come first. */
export function startRange(table: StringTable, text: string): StartRange {
  const wanted = bytesOf(text);
  const from = firstWhere(table, wanted, atOrAfter);
  const exactEnd = firstAfter(table, wanted, after, from);
  return { from, exactEnd, to: firstAfter(table, wanted, afterAllThatStartWith, exactEnd) };
}

/** The strings of a sorted table that start with the prefix. */
export function prefixRange(table: StringTable, prefix: string): Range {
  const wanted = bytesOf(prefix);
  const from = firstWhere(table, wanted, atOrAfter);
  return { from, to: firstAfter(table, wanted, afterAllThatStartWith, from) };
}

/** The strings of a sorted table that equal the text. */
export function exactRange(table: StringTable, text: string): Range {
  const wanted = bytesOf(text);
  const from = firstWhere(table, wanted, atOrAfter);
  return { from, to: firstAfter(table, wanted, after, from) };
}

type Side = (order: number, isLonger: boolean) => boolean;
const atOrAfter: Side = (order) => order >= 0;
const after: Side = (order, isLonger) => order > 0 || (order === 0 && isLonger);
const afterAllThatStartWith: Side = (order) => order > 0;

/** The first string from `start` on that is past, hardly ever far away: looked for in growing strides. */
function firstAfter(table: StringTable, wanted: Uint8Array, isPast: Side, start: number): number {
  const end = lengthOf(table);
  let inside = start - 1;
  let stride = 1;
  while (inside + stride < end && !isPastAt(table, inside + stride, wanted, isPast)) {
    inside += stride;
    stride *= 2;
  }
  return firstWhere(table, wanted, isPast, inside + 1, Math.min(end, inside + stride));
}

function firstWhere(table: StringTable, wanted: Uint8Array, isPast: Side, from = 0, to = lengthOf(table)): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPastAt(table, middle, wanted, isPast)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isPastAt(table: StringTable, index: number, wanted: Uint8Array, isPast: Side): boolean {
  const length = at(table.offsets, index + 1) - at(table.offsets, index);
  return isPast(startOrder(table, index, wanted), length > wanted.length);
}

/**
 * Below 0 where the string sorts before the wanted bytes, 0 where it starts with them, above 0 where it sorts after.
 */
function startOrder({ bytes, offsets }: StringTable, index: number, wanted: Uint8Array): number {
  const from = at(offsets, index);
  const length = at(offsets, index + 1) - from;
  const shared = Math.min(length, wanted.length);
  for (let place = 0; place < shared; place++) {
    const difference = byteAt(bytes, from + place) - byteAt(wanted, place);
    if (difference !== 0) return difference;
  }
  return length < wanted.length ? -1 : 0;
}

/** The order of UTF-8 bytes for strings of the basic plane, which is that of their code units. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order of UTF-8 bytes for any strings: units of a surrogate pair come after the rest of the basic plane. */
export function byBytes(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let place = 0; place < shared; place++) {
    const difference = rankOf(a.charCodeAt(place)) - rankOf(b.charCodeAt(place));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const rankOf = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
