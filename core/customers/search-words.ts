import { nameKey } from '#core/shared/name-key.ts';

const maxWords = 8;

/**
 * The first eight words to be found, small and without accents; the signs of a code or of a CUIT part them as spaces
 * do. A ninth is not looked at: eight words narrow enough, and each costs a look at every row.
 */
export const searchWords = (text: string): readonly string[] =>
  nameKey(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);
