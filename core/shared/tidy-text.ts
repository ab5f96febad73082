/** A sign that somebody sees: no white space, no control character and nothing of zero width. */
const visible = /[^\s\p{C}\p{DI}\u2800]/u;

/**
 * A text that somebody wrote as it is kept: line ends of one kind, nothing around it. Where nobody sees anything of it,
 * as of zero-width spaces alone, it is empty (docs/rules/cases.md 4).
 */
export const tidyText = (text: string): string => (visible.test(text) ? text.replace(/\r\n?/g, '\n').trim() : '');
