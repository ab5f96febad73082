/** How names and headings are compared: 'Cód. Artículo', 'COD ARTICULO' and 'cod-articulo' are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
