import { keyboardLetters } from './accents.ts';

/**
 * Names that differ in case and accents only are one: 'Bujías' and 'BUJIAS', 'Strøm' and 'Strom', 'O’Higgins' and
 * 'O'Higgins'.
 */
export const nameKey = (name: string): string => keyboardLetters(name).replace(/\s+/g, ' ').trim();
