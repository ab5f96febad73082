import type { SearchSort } from '#core/catalogue/text-search/search-sort.ts';
import type { NearQuestion } from '#core/search/query/answer.ts';
import type { Understood } from '#core/search/question/plan.ts';
import { formatCount } from './numbers.es.ts';

/** 'Volkswagen Gol Trend', 'Motor 1.6', 'Año 2012': what was understood of what was typed. */
export const understoodText = ({ kind, text }: Pick<Understood, 'kind' | 'text'>): string => {
  if (kind === 'engine') return `Motor ${text}`;
  return kind === 'year' ? `Año ${text}` : text;
};

const sortTexts = {
  relevance: 'Relevancia',
  cost: 'Menor costo',
  profit: 'Mayor ganancia',
  stock: 'Stock',
  newest: 'Lo más nuevo',
} as const satisfies Readonly<Record<SearchSort, string>>;

/** Staff see list prices, which are nobody's cost. */
export const sortText = (sort: SearchSort, isCustomer: boolean): string =>
  sort === 'cost' && !isCustomer ? 'Menor precio' : sortTexts[sort];

export const sortedText = (sortedCount: number): string => `Se ordenan los ${formatCount(sortedCount)} primeros`;

const articles = (count: number): string => `${formatCount(count)} ${count === 1 ? 'artículo' : 'artículos'}`;

/** What 'Marcas y Familias' keep from being seen. */
export const hiddenText = (count: number): string =>
  `${articles(count)} no se ${count === 1 ? 've' : 'ven'} por tus Marcas y Familias`;

/** How many of a group are on the page, and of how many over all pages. */
export const groupCountText = (shown: number, total: number): string =>
  shown < total ? `${formatCount(shown)} de ${formatCount(total)}` : formatCount(total);

export const mentionText = 'Sólo nombran el vehículo, sin aplicación cargada';

/** 'Sin «206»': what a shorter question leaves out, then it and how many it finds. */
export const droppedText = ({ dropped }: Pick<NearQuestion, 'dropped'>): string =>
  `Sin ${dropped.map((word) => `«${word}»`).join(' ni ')}`;

export const foundCountText = (count: number): string => `(${articles(count)})`;

/** Read aloud by a screen reader beside an application that was asked for. */
export const askedApplicationText = 'la que buscaste';
