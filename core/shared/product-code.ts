/**
 * Combining marks, what is neither letter nor digit, and what lies outside the basic plane (so that text order is byte
 * order).
 */
const DROPPED = /[^\p{L}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
const PLAIN = /^[A-Z0-9]*$/;

/** Letters of other alphabets that look like ours: lists from the East write `203А` with one, and nobody can tell. */
const LOOKALIKES = new Map(
  [...'АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, place) => [letter, 'ABEKMHOPCTYXISJABEZHIKMNOPTYX'.charAt(place)]),
);
const LOOKALIKE = new RegExp(`[${[...LOOKALIKES.keys()].join('')}]`, 'gu');

/**
 * A code as it is compared: upper case, without accents, punctuation or spaces (docs/rules/search.md 1).
 * `6203-2RS`, `6203 2rs` and `6203.2/RS` are all `62032RS`; leading zeros stay. Empty when nothing is left.
 */
export function normaliseCode(written: string): string {
  const upper = written.toUpperCase();
  if (PLAIN.test(upper)) return upper;
  const bare = upper.normalize('NFKD').toUpperCase().replace(DROPPED, '');
  return bare.replace(LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** A slash between digits tells sizes apart: `62/22` and `6222` are two bearings (docs/rules/search.md 2). */
const size = /(?<=\d)\/(?=\d)/;

export const hasSize = (written: string): boolean => size.test(written);

/** A code as it is compared where sizes are told apart. */
export const sizedCode = (written: string): string => written.split(size).map(normaliseCode).join('/');
