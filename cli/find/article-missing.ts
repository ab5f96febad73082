import { printable } from '../style.ts';

/** Shown where no article has that code, or none of that brand. */
export const articleMissingText = (code: string, brand?: string): string =>
  `No hay un artículo con el código «${printable(code)}»${brand === undefined ? '' : ` de ${printable(brand)}`}`;
