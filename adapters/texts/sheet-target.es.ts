import { maxDaysAhead } from '#core/price-lists/management/price-change.ts';
import type { SheetTargetFailure } from '#core/sheets/sheet-target.ts';
import type { Texts } from './problem-text.es.ts';

/** Why a price list takes no new prices, or none from that moment on. */
export const sheetTargetTexts: Texts<SheetTargetFailure> = {
  'price-list-not-found': () => 'Esa lista de precios ya no existe',
  'price-list-withdrawn': ({ name }) => `${name} está retirada: volvé a ponerla en uso primero`,
  'too-many-price-changes': ({ max }) => `Hasta ${max} cambios programados por lista. Anulá alguno`,
  'price-change-gone': () => 'Ese cambio ya se hizo o ya se anuló',
  'moment-unreadable': () => 'Poné el día y la hora',
  'moment-past': () => 'Ese momento ya pasó: elegí otro, o dejalo para ahora',
  'moment-too-far': () => `Hasta ${maxDaysAhead} días para adelante`,
  'price-sheet-empty': () => 'La planilla no tiene ninguna fila con precios',
};
