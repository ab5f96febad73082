/**
 * What a spreadsheet takes for a formula, or another program's command, and a text that begins with the mark and then
 * so.
 */
const marked = /^'*[=+\-@|\t\r\n\0]/;

/**
 * A text of ours for a CSV: with an apostrophe before it where a spreadsheet would calculate it, or where the text has
 * that mark of its own.
 */
export const withFormulaMark = (text: string): string => (marked.test(text) ? `'${text}` : text);

/** Undoes `withFormulaMark`, for any text. */
export const withoutFormulaMark = (cell: string): string =>
  cell.startsWith("'") && marked.test(cell) ? cell.slice(1) : cell;

/**
 * For a workbook, whose texts nobody calculates: only what would lose an apostrophe of its own on the way back has one
 * before it.
 */
export const withKeptMark = (text: string): string => (text.startsWith("'") ? withFormulaMark(text) : text);
