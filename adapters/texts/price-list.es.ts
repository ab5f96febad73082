import type { PriceListFailure, WorkFailure } from '#core/price-lists/price-list.service.ts';
import type { PriceListFormat } from '#core/price-lists/price-list.ts';
import { isWorkbook } from '#core/shared/sheet-format.ts';
import { unreachableText } from './problem-text.es.ts';
import { accessProblem } from './session-problems.es.ts';

/** The headings of a price list's files: those that an import of prices or of a catalogue knows. */
export const priceListHeadings = [
  'Código',
  'Marca',
  'Descripción',
  'Rubro',
  'Subrubro',
  'Precio de lista',
  'IVA',
  'Múltiplo',
] as const;

export const priceListSheet = 'Lista de precios';

export const priceListProblem = (failure: PriceListFailure): string => {
  switch (failure.code) {
    case 'unreachable':
      return unreachableText(failure, 'No se pudieron traer las listas de precios, reintentá');
    case 'price-list-not-found':
      return 'No encontramos esa lista de precios';
    default:
      return accessProblem(failure);
  }
};

const workFailed = 'No se pudieron generar las listas de precios';

const workTexts = {
  'price-lists-not-made': `${workFailed}, reintentá`,
} as const satisfies Record<WorkFailure['code'], string>;

/** The server's own words where they say more than ours. */
export const makingStateProblem = ({ code, words = '' }: WorkFailure): string =>
  words.trim() === '' || words.startsWith(workFailed) ? workTexts[code] : `${workFailed}: ${words.trim()}`;

export const priceListFormatTexts = {
  excel: 'Excel',
  comma: 'CSV coma',
  semicolon: 'CSV punto y coma',
} as const satisfies Record<PriceListFormat, string>;

/** What is said of a saved file of either kind (docs/rules/price-lists.md 2). */
export const priceListSaved = (fileName: string): string =>
  `${isWorkbook(fileName) ? 'XLSX' : 'CSV'} ${fileName} se descargo correctamente`;

/** Why the making of all lists did not begin. */
export const makingProblem = (failure: PriceListFailure): string =>
  failure.code === 'unreachable' ? workTexts['price-lists-not-made'] : priceListProblem(failure);

/** Why a file was not downloaded. */
export const priceListFileProblem = (failure: PriceListFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudo descargar la lista de precios, reintentá')
    : priceListProblem(failure);
