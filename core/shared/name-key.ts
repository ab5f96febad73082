import { plainLetters } from './accents.ts';

/** Names that differ in case and accents only are one: 'Bujías' and 'BUJIAS'. */
export const nameKey = (name: string): string => plainLetters(name).toLowerCase().replace(/\s+/g, ' ').trim();
