import { widthOfSigns } from './wide-signs.cjs';

/** Signs of one column on every terminal: Latin letters with their accents, drawn lines. */
const everySignIsOne = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f\u2010-\u2027\u2500-\u259f]*$/;

/**
 * Columns that a text takes on the screen: two for a wide sign, none for a mark that joins the sign before it or for a
 * colour.
 */
export const widthOf = (text: string): number => (everySignIsOne.test(text) ? text.length : widthOfSigns(text));

let segmenter: Intl.Segmenter | undefined;
/** The characters of a text as people see them: an accent stays with its letter. */
export const signsOf = (text: string): readonly string[] => {
  if (everySignIsOne.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('es');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** No wider than `width`; what is cut ends in '…'. For text without colours. */
export const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let shown = '';
  let used = 0;
  for (const sign of signsOf(text)) {
    used += widthOf(sign);
    if (used > width - 1) break;
    shown += sign;
  }
  return width < 1 ? '' : `${shown}…`;
};

/** Fills a text with spaces up to `width`; a wider one stays as it is. */
export const pad = (text: string, width: number, align?: 'right'): string => {
  const spaces = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'right' ? spaces + text : text + spaces;
};
