import { typedLetters, withoutAccents } from './accents.ts';

/** How names and headings are compared: 'Cód. Artículo', 'COD ARTICULO' and 'cod-articulo' are one. */
export const folded = (text: string): string =>
  typedLetters(withoutAccents(text).toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
