import type { PriceListFailure, WorkFailure } from '#core/price-lists/price-list-desk.ts';
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
      return 'No se pudieron traer las listas de precios, reintentá';
    case 'price-list-not-found':
      return 'No encontramos esa lista de precios';
    default:
      return accessProblem(failure);
  }
};

const workTexts = {
  'price-lists-not-made': 'No se pudieron generar las listas de precios, reintentá',
} as const satisfies Record<WorkFailure['code'], string>;

export const workProblem = ({ code }: WorkFailure): string => workTexts[code];
