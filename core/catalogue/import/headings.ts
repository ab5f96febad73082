/** How headings are compared: 'Cód. Artículo', 'COD ARTICULO' and 'cod-articulo' are one. Also brands and vehicle names. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
