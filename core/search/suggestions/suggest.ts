import type { OtherCodes } from '#core/search/index/code-table.ts';
import { at, byteAt } from '#core/search/index/growing.ts';
import type { Layer, SearchIndex } from '#core/search/index/search-index.ts';
import { byText, type StartRange, startRange, stringAt } from '#core/search/index/string-table.ts';
import { exactRank, ownRank } from '#core/search/matching/code-match.ts';
import { begunByMaker } from '#core/search/matching/maker-range.ts';
import { codeRank, rank, type WantedCode, wantedCode } from '#core/search/matching/rank.ts';
import { passes, sieveFor } from '#core/search/matching/sieve.ts';
import { findPage } from '#core/search/page/find-page.ts';
import { reasonOf } from '#core/search/page/reasons.ts';
import type { SearchHit } from '#core/search/query/answer.ts';
import type { Narrowing } from '#core/search/query/query.ts';
import { asTyped } from '#core/shared/named-code.ts';
import { maxSuggestions } from './max-suggestions.ts';

interface Suggestion extends SearchHit {
  readonly rank: number;
  /** Sorts suggestions of one rank. */
  readonly order: string;
}

/**
 * The first products with a code that starts as typed, alone or after its maker's name: exact code, own codes, then
 * codes of others, each in the order of the code that matched. Beside those that are just the one typed it reads no
 * more codes than it answers.
 */
export function suggestCodes(
  index: SearchIndex,
  typed: string,
  narrowing: Narrowing = {},
  limit = maxSuggestions,
): SearchHit[] {
  const code = wantedCode(typed);
  if (code === undefined) return [];
  return index.layers
    .flatMap((layer) => suggestionsOf(layer, code, narrowing, limit))
    .sort((a, b) => a.rank - b.rank || byText(a.order, b.order) || a.key - b.key)
    .slice(0, limit)
    .map(({ key, reason }) => ({ key, reason }));
}

/** The first products by code or by text, ranked as a search ranks them. */
export function suggestAll(
  index: SearchIndex,
  typed: string,
  narrowing: Narrowing = {},
  limit = maxSuggestions,
): SearchHit[] {
  if (typed.trim() === '') return [];
  const byCode = suggestCodes(index, typed, narrowing, limit);
  // Own codes come before all else: enough of them, and the text need not be read.
  if (byCode.length === limit && byCode.every(({ reason }) => reason.by === 'code' || reason.by === 'prefix'))
    return byCode;
  return [
    ...findPage(index, { ...narrowing, code: typed, text: typed, page: 1, pageSize: limit, isTyping: true }).hits,
  ];
}

function suggestionsOf(
  { segment, hidden }: Layer,
  code: WantedCode,
  narrowing: Narrowing,
  limit: number,
): Suggestion[] {
  const sieve = sieveFor(segment, narrowing, hidden);
  const isOffered = (ordinal: number): boolean => passes(segment, sieve, ordinal);
  const { otherCodes, branded, keys } = segment;
  const { profile, profiles } = segment.columns;
  const suggestions = new Map<number, Suggestion>();
  /** A product is suggested once, by the best that it has. */
  const note = (ordinal: number, found: Omit<Suggestion, 'key'>): void => {
    const before = suggestions.get(ordinal);
    const placed = codeRank(found.rank, byteAt(profiles.stock, at(profile, ordinal)));
    if (before !== undefined && before.rank <= placed) return;
    const isOwn = before !== undefined && before.rank < rank.otherCode;
    suggestions.set(ordinal, {
      key: at(keys, ordinal),
      ...found,
      rank: placed,
      ...(isOwn ? { reason: before.reason } : {}),
    });
  };
  const ownOrder = (ordinal: number): string =>
    `${stringAt(segment.normalised, ordinal)} ${stringAt(segment.written, ordinal)}`;

  const own = startRange(segment.normalised, code.normalised);
  for (const { ordinal, isExact } of passing(own, (place) => place, isOffered)) {
    if (suggestions.size >= limit && !isExact) break;
    const typedSo = isExact && asTyped(stringAt(segment.written, ordinal)) === code.typed;
    note(ordinal, {
      reason: { by: isExact ? 'code' : 'prefix' },
      rank: isExact ? (typedSo ? rank.codeAsTyped : rank.code) : rank.prefix,
      order: ownOrder(ordinal),
    });
  }
  for (const named of code.withMaker) {
    const { from, exactEnd } = startRange(branded.own.normalised, named);
    for (let entry = from; entry < exactEnd; entry++) {
      const ordinal = at(branded.own.product, entry);
      if (!isOffered(ordinal)) continue;
      note(ordinal, {
        reason: { by: 'code' },
        rank: ownRank(branded.own, entry, code.typed),
        order: ownOrder(ordinal),
      });
    }
  }
  for (const entry of firstOfEachMaker(branded.own, code.normalised, isOffered, limit)) {
    const ordinal = at(branded.own.product, entry);
    note(ordinal, { reason: { by: 'prefix' }, rank: rank.prefix, order: ownOrder(ordinal) });
  }

  const otherOrder = (entry: number, ordinal: number): string =>
    `${stringAt(otherCodes.normalised, entry)} ${stringAt(segment.normalised, ordinal)}`;

  const noteExact = (codes: OtherCodes, entry: number, ordinal: number): void => {
    const exact = exactRank(codes, entry, code.typed);
    const reason = reasonOf(codes, entry);
    // An exact code that ranks as a beginning is sorted among the beginnings, because they are read in that order.
    const isBeginning = codes === otherCodes && exact === rank.otherPrefix;
    note(ordinal, {
      reason: exact <= rank.code ? { ...reason, by: 'code' } : reason,
      rank: exact,
      order: isBeginning ? otherOrder(entry, ordinal) : ownOrder(ordinal),
    });
  };
  const other = startRange(otherCodes.normalised, code.normalised);
  for (const { place, ordinal, isExact } of passing(other, (entry) => at(otherCodes.product, entry), isOffered)) {
    // A code that is exactly the typed one comes before one that only begins so: all are read.
    if (isExact) noteExact(otherCodes, place, ordinal);
    else if (suggestions.size >= limit) break;
    else {
      note(ordinal, {
        reason: reasonOf(otherCodes, place),
        rank: rank.otherPrefix,
        order: otherOrder(place, ordinal),
      });
    }
  }
  for (const named of code.withMaker) {
    const { from, exactEnd } = startRange(branded.equivalent.normalised, named);
    for (let entry = from; entry < exactEnd; entry++) {
      const ordinal = at(branded.equivalent.product, entry);
      if (isOffered(ordinal)) noteExact(branded.equivalent, entry, ordinal);
    }
  }
  for (const entry of firstOfEachMaker(branded.equivalent, code.normalised, isOffered, limit)) {
    const ordinal = at(branded.equivalent.product, entry);
    note(ordinal, {
      reason: reasonOf(branded.equivalent, entry),
      rank: rank.otherPrefix,
      // After codes that start so by themselves.
      order: `${last}${stringAt(branded.equivalent.normalised, entry)} ${ownOrder(ordinal)}`,
    });
  }
  return [...suggestions.values()];
}

/** Comes after every code. */
const last = '\u{10ffff}';

/**
 * The first entries that begin with a maker's name and the start of a code, so many of each maker, which are in the
 * order of their codes.
 */
function* firstOfEachMaker(
  codes: OtherCodes,
  normalised: string,
  isOffered: (ordinal: number) => boolean,
  limit: number,
): Generator<number> {
  const { from, to, makers, isOf } = begunByMaker(codes, normalised);
  let full = 0;
  const taken = new Map<number, number>();
  for (let entry = from; entry < to && full < makers; entry++) {
    const maker = at(codes.brand, entry);
    const count = taken.get(maker) ?? 0;
    if (count >= limit || !isOf(entry) || !isOffered(at(codes.product, entry))) continue;
    taken.set(maker, count + 1);
    if (count + 1 === limit) full += 1;
    yield entry;
  }
}

/** The places of a range whose products may be offered, one by one. */
function* passing(
  { from, exactEnd, to }: StartRange,
  productAt: (place: number) => number,
  isOffered: (ordinal: number) => boolean,
): Generator<{ readonly place: number; readonly ordinal: number; readonly isExact: boolean }> {
  for (let place = from; place < to; place++) {
    const ordinal = productAt(place);
    if (isOffered(ordinal)) yield { place, ordinal, isExact: place < exactEnd };
  }
}
