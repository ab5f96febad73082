const marks = /\p{M}/gu;
const ascii = /^[\0-\x7f]*$/;

/** Without accents, ñ as n. */
export const withoutAccents = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFD').replace(marks, '');

/** The same, and full-width letters, ligatures and raised figures as the plain ones. */
export const plainLetters = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFKD').replace(marks, '');

/** Letters, figures and signs of full width, as some keyboards and phones write them, as the plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
