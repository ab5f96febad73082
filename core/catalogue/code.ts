/** Combining marks, what is neither letter nor digit, and what lies outside the basic plane (so that text order is byte order). */
const DROPPED = /[^\p{L}\p{N}]|[\u{10000}-\u{10ffff}]/gu;
const PLAIN = /^[A-Z0-9]*$/;

/**
 * A code as it is compared: upper case, without accents, punctuation or spaces (decisions.md §6).
 * `6203-2RS`, `6203 2rs` and `6203.2/RS` are all `62032RS`; leading zeros stay. Empty when nothing is left.
 */
export function normaliseCode(written: string): string {
  const upper = written.toUpperCase();
  return PLAIN.test(upper) ? upper : upper.normalize('NFKD').toUpperCase().replace(DROPPED, '');
}
