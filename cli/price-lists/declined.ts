import { managedPriceListToWire } from '#adapters/wire/price-list-management.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { exitCodes } from '../exit-codes.ts';
import { done, type Outcome } from '../outcome.ts';

/** The list as it was, where somebody did not want its prices changed. */
export const declined = (list: SeenPriceList): Outcome =>
  done({ ...managedPriceListToWire(list), changed: false }, 'No se cambió nada', exitCodes.declined);
