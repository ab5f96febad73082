/**
 * A text of one line as it is kept: white space and control characters between words are one space, and none are at its
 * ends.
 */
export const tidyLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * A tidy line in Unicode's NFC, without characters that nobody sees: zero-width ones, marks of direction, half a
 * surrogate pair.
 */
export const visibleLine = (text: string): string => tidyLine(text.normalize('NFC').replace(/[\p{Cf}\p{Cs}]/gu, ' '));
