/** A4 in points, and the part of it that is printed on. */
export const paper = {
  left: 42,
  right: 553,
  top: 42,
  /** Where tables stop; below it stand the totals. */
  tableBottom: 690,
  totals: 704,
  footer: 790,
  ink: '#14181f',
  faint: '#5b6472',
  rule: '#c9cfd8',
  band: '#f1f3f6',
} as const;

export const paperWidth = paper.right - paper.left;

/** What Windows' Latin alphabet has beyond Latin-1: all that the built-in fonts can draw. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** The text with a question mark for each sign that the built-in fonts haven't: anything else would come out as other signs. */
export const drawable = (text: string): string =>
  [...text.replace(/\s+/g, ' ').replaceAll('−', '-')]
    .map((sign) => (/^[\u0020-\u007e\u00a0-\u00ff]$/.test(sign) || beyondLatin1.includes(sign) ? sign : '?'))
    .join('');
