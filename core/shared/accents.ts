const marks = /\p{M}/gu;
const ascii = /^[\0-\x7f]*$/;

/** The text without accents, ñ as n. */
export const withoutAccents = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFD').replace(marks, '');

/** The text without accents, with full-width letters, ligatures and raised figures as the plain ones. */
export const plainLetters = (text: string): string =>
  ascii.test(text) ? text : text.normalize('NFKD').replace(marks, '');

const unaccented: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae' };

/** Apostrophes as keyboards, phones and word processors write them, as the one of the keyboard. */
const oneApostrophe = (text: string): string => text.replace(/[`´‘’ʼ′]/g, "'");

/**
 * A text as a plain keyboard types it, in small letters: without accents, one kind of apostrophe, and letters that are
 * no letter with an accent (ø, ł, ß, œ, æ) as who lacks them types them. The apostrophe is asked twice: a plain letter
 * has no ´ any more, and some signs hold an apostrophe ('ŉ', '″').
 */
export const keyboardLetters = (text: string): string => {
  const small = oneApostrophe(plainLetters(oneApostrophe(text))).toLowerCase();
  return ascii.test(small) ? small : small.replace(/[øłßœæ]/g, (letter) => unaccented[letter] ?? letter);
};

/** Letters, figures and signs of full width, as some keyboards and phones write them, as the plain ones. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
