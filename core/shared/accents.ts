const marks = /\p{M}/gu;
const ascii = /^[\0-\x7f]*$/;

/** Without accents, ñ as n. */
export const withoutAccents = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFD').replace(marks, '');

/** The same, and full-width letters, ligatures and raised figures as the plain ones. */
export const plainLetters = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFKD').replace(marks, '');

const unaccented: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae' };

/** A text in small letters, those that are no letter with an accent (ø, ł, ß, œ, æ) as who lacks them types them. */
export const typedLetters = (small: string): string =>
  ascii.test(small) ? small : small.replace(/[øłßœæ]/g, (letter) => unaccented[letter] ?? letter);

/** Apostrophes as keyboards, phones and word processors write them, as the one of the keyboard. */
export const oneApostrophe = (text: string): string => text.replace(/[`´‘’ʼ′]/g, "'");

/** Letters, figures and signs of full width, as some keyboards and phones write them, as the plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
