/** A piece of a text: as it stands, or a link. */
export interface TextPiece {
  /** Where the piece begins in the text. */
  readonly at: number;
  readonly text: string;
  /** The address that it leads to; null for a text. */
  readonly link: string | null;
}

/** A web or mail address as people write it among words: what ends the sentence is not of it. */
const address =
  /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}»]|\bwww\.[^\s<>"']*[^\s<>"'.,;:!?)\]}»]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

const linkOf = (written: string): string => {
  if (/^https?:/i.test(written)) return written;
  return written.includes('@') && !/^www\./i.test(written) ? `mailto:${written}` : `https://${written}`;
};

/** The text in pieces, in their order, its addresses as links (docs/rules/alert.md 2). */
export const textPieces = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let at = 0;
  const plainUntil = (end: number) => {
    if (end > at) pieces.push({ at, text: text.slice(at, end), link: null });
  };
  for (const { 0: written, index } of text.matchAll(address)) {
    plainUntil(index);
    pieces.push({ at: index, text: written, link: linkOf(written) });
    at = index + written.length;
  }
  plainUntil(text.length);
  return pieces;
};
