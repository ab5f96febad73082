import { folded } from '#core/shared/folded.ts';

/** Words that headings shorten, each as one: 'Nº', 'N°', 'Nro.' and 'Número' are the same. */
const wholeWords: Readonly<Record<string, string>> = {
  ...{ n: 'numero', no: 'numero', nro: 'numero', nros: 'numero', num: 'numero' },
  ...{ cod: 'codigo', art: 'articulo', prod: 'producto', cli: 'cliente' },
  ...{ bonif: 'bonificacion', bon: 'bonificacion', dto: 'descuento', dcto: 'descuento' },
};
const small: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'los', 'las']);

/** How headings of a sheet are compared: 'Nº Cliente', 'NRO. DE CLIENTE' and 'número del cliente' are one. */
export const headingKey = (heading: string): string => {
  const plain = folded(heading);
  const words = plain.split(' ').flatMap((word) => (small.has(word) ? [] : [wholeWords[word] ?? word]));
  return words.join(' ') || plain;
};
