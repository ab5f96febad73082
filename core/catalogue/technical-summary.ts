import type { TechnicalInformation } from './product.ts';

/** The attributes that a counter reads first, in order, with how the trade writes them in a row. */
const leading: readonly (readonly [name: string, label: string])[] = [
  ['interior1', 'Ø int.'],
  ['exterior1', 'Ø ext.'],
  ['altura1', 'Alt.'],
  ['dientes', 'Dientes'],
  ['agujeros', 'Agujeros'],
  ['estrias', 'Estrías'],
];
const most = 4;

const written = new WeakMap<TechnicalInformation, string>();

/** One line for the row: the first measures the product has, in the trade's order, then its other attributes. */
export const technicalSummary = (technical: TechnicalInformation): string => {
  const summary = written.get(technical) ?? summaryOf(technical);
  written.set(technical, summary);
  return summary;
};

const summaryOf = (technical: TechnicalInformation): string => {
  const parts: string[] = [];
  for (const [name, label] of leading) {
    const value = technical[name];
    if (value) parts.push(`${label} ${value}`);
  }
  if (parts.length === 0) {
    for (const [name, value] of Object.entries(technical)) if (name.startsWith('otros')) parts.push(value);
  }
  return parts.slice(0, most).join(' · ');
};
