import { oneApostrophe, plainLetters, typedLetters } from './accents.ts';

/**
 * Names that differ in case and accents only are one: 'Bujías' and 'BUJIAS', 'Strøm' and 'Strom', 'O’Higgins' and
 * 'O'Higgins'.
 */
export const nameKey = (name: string): string =>
  typedLetters(plainLetters(oneApostrophe(name)).toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
