import type { PriceListId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { Rounding } from './changed-price.ts';

/** New prices of a list: those of a list, its own or another's, so many per cent higher. */
export interface PercentageSource {
  readonly kind: 'percentage';
  readonly fromListId: PriceListId;
  readonly percentage: Money;
  readonly rounding: Rounding;
}

/** New prices of a list that a sheet named, each by itself. */
export interface SheetSource {
  readonly kind: 'sheet';
  readonly fileName: string;
}

export type PriceSource = PercentageSource | SheetSource;
