import type { Surcharge } from '#core/configuration/surcharge.ts';
import { toColumn } from '../database/money-column.ts';

/** A margin as the audit trail keeps it: its brand and family are read by their names there. */
interface SurchargeFacts {
  readonly productBrandId: string | null;
  readonly productTypeId: string | null;
  readonly surcharge: string;
}

/** Margins as the audit trail keeps them, in one order whoever wrote them. */
export const surchargeFacts = (surcharges: readonly Surcharge[]): readonly SurchargeFacts[] =>
  surcharges
    .map(({ productBrandId, productTypeId, percentage }) => ({
      productBrandId,
      productTypeId,
      surcharge: toColumn(percentage),
    }))
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));

const orderOf = ({ productBrandId, productTypeId }: SurchargeFacts): string =>
  `${productBrandId ?? '-'} ${productTypeId ?? '-'}`;
