import { nameKey } from '#core/shared/name-key.ts';

/** A piece of a suggestion: what was typed stays plain, what it adds is bold. */
export interface Piece {
  readonly text: string;
  readonly isTyped: boolean;
  /** The start of the piece in the text. */
  readonly at: number;
}

/** The letters and digits of a text, each with its place, as they are compared: 'ab 12-3' and 'AB123' are equal. */
const comparable = (text: string): { readonly letters: string; readonly places: readonly number[] } => {
  const places: number[] = [];
  let letters = '';
  for (let place = 0; place < text.length; place += 1) {
    // A letter may be compared as two: 'ß' as 'ss'.
    const compared = nameKey(text.charAt(place)).replace(/[^\p{L}\p{N}]/gu, '');
    letters += compared;
    for (let each = 0; each < compared.length; each += 1) places.push(place);
  }
  return { letters, places };
};

/** Cuts a suggestion into what was typed, whole or word by word, and what differs. */
export function whatDiffers(suggestion: string, typed: string): readonly Piece[] {
  const { letters, places } = comparable(suggestion);
  const isTyped = new Array<boolean>(suggestion.length).fill(false);
  const mark = (wanted: string): boolean => {
    const found = wanted === '' ? -1 : letters.indexOf(wanted);
    const first = places[found];
    const last = places[found + wanted.length - 1];
    if (first === undefined || last === undefined) return false;
    isTyped.fill(true, first, last + 1);
    return true;
  };
  if (!mark(comparable(typed).letters)) for (const word of typed.split(/\s+/)) mark(comparable(word).letters);

  const pieces: Piece[] = [];
  for (let at = 0; at < suggestion.length; ) {
    let end = at + 1;
    while (end < suggestion.length && isTyped[end] === isTyped[at]) end += 1;
    pieces.push({ text: suggestion.slice(at, end), isTyped: isTyped[at] ?? false, at });
    at = end;
  }
  return pieces;
}
