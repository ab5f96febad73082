import { keyboardLetters } from './accents.ts';

/**
 * How names and headings are compared: 'Cód. Artículo', 'COD ARTICULO' and 'cod-articulo' are one, and so are 'Nº 2'
 * and 'no 2'. The database folds by folded_words, which knows letters without accents and figures alone.
 */
export const folded = (text: string): string =>
  keyboardLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
