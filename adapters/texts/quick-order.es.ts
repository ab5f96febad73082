import { maxOrderSheetBytes, type QuickOrderFailure } from '#core/quick-order/quick-order.service.ts';
import type { LineState, OrderLine } from '#core/quick-order/quick-order.ts';
import type { IgnoredReason } from '#core/quick-order/written-order.ts';
import { formatBytes } from './bytes.es.ts';
import { importFailureText } from './import.es.ts';
import { formatCount } from './numbers.es.ts';
import { unreachableText } from './problem-text.es.ts';
import { withoutPriceText } from './row-stock.es.ts';
import { discontinuedText, notAvailableText } from './stock.es.ts';

/** What a line is, in a word or two; the icon beside it says the same. */
const lineStateTexts: Readonly<Record<LineState, string>> = {
  exact: 'Exacto',
  normalised: 'Encontrado',
  equivalent: 'Equivalente',
  chosen: 'Elegido',
  'no-stock': 'Sin stock',
  ambiguous: 'Elegí cuál',
  'wrong-multiple': 'Múltiplo',
  'not-whole': 'Con decimales',
  'not-understood': 'Para revisar',
  'too-many': 'Demasiados',
  discontinued: discontinuedText,
  'not-available': notAvailableText,
  unknown: 'No encontrado',
};

/** The word of a line's state; of a row that lacks nothing but a price, that. */
export const lineStateText = ({ state, row }: Pick<OrderLine, 'state' | 'row'>): string =>
  state === 'not-available' && row?.isWithoutPrice === true ? withoutPriceText : lineStateTexts[state];

/** Why a line waits for its quantity, with what was written. */
export const notUnderstoodText = (written: string): string => `No se entiende la cantidad «${written}»`;

/** The maker that was written has no such code: whose rows are named beside it. */
export const lackingBrandText = (brand: string, others: number): string =>
  others === 0 ? `${brand} no lo tiene` : `${brand} no lo tiene; ${others === 1 ? 'esta marca sí' : 'estas marcas sí'}`;

export const ignoredTexts: Readonly<Record<IgnoredReason, string>> = {
  heading: 'títulos',
  'no-code': 'sin código',
  'no-quantity': 'sin cantidad',
};

/** 'una línea', '1.234 líneas'. */
export const linesText = (count: number): string => (count === 1 ? 'una línea' : `${formatCount(count)} líneas`);

export const quickOrderProblem = (failure: QuickOrderFailure): string => {
  switch (failure.code) {
    case 'not-signed-in':
      return 'Tu sesión terminó. Ingresá de nuevo';
    case 'not-allowed':
      return 'Tu usuario no tiene permiso para esto';
    case 'unreachable':
      return unreachableText(failure, 'No se pudo leer el pedido, reintentá. Lo que escribiste sigue acá');
    case 'too-many-lines':
      return `Hay ${formatCount(failure.count)} líneas y entran ${formatCount(failure.most)} por vez. Dividí el pedido en partes`;
    case 'body-too-large':
      return `El archivo es demasiado grande: entran hasta ${formatBytes(maxOrderSheetBytes)}`;
    case 'readers-busy':
      return 'Se están leyendo muchos archivos a la vez. Reintentá en unos segundos';
    default:
      return importFailureText(failure, 'catalogue');
  }
};
