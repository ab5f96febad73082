import { keyboardLetters } from './accents.ts';

/**
 * The names of brands, families and lists come in row after row of a sheet: so many texts, and no longer ones, are
 * remembered (docs/decisions/0039-what-is-kept-for-speed.md).
 */
const rememberedTexts = 4000;
const rememberedLength = 80;
const remembered = new Map<string, string>();

/**
 * How names and headings are compared: 'Cód. Artículo', 'COD ARTICULO' and 'cod-articulo' are one, and so are 'Nº 2'
 * and 'no 2'. The database folds by folded_words, which knows letters without accents and figures alone.
 */
export const folded = (text: string): string => {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const made = keyboardLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (text.length <= rememberedLength) {
    if (remembered.size === rememberedTexts) remembered.clear();
    remembered.set(text, made);
  }
  return made;
};
