import { claimStateTexts } from '#adapters/texts/claims.es.ts';
import { claimTableTexts, warrantyTableTexts } from '#adapters/texts/list-tables.es.ts';
import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const claim = claimTableTexts;
const claimColumns: readonly ListColumn<StaffClaim>[] = [
  { heading: claim.number, width: 16, kind: 'text', cell: formatNumber },
  { heading: claim.customerCode, width: 16, kind: 'text', cell: ({ customerCode }) => customerCode },
  { heading: claim.customer, width: 36, kind: 'text', cell: ({ customerName }) => customerName },
  { heading: claim.code, width: 16, kind: 'text', cell: ({ externalCode }) => externalCode },
  { heading: claim.origin, width: 18, kind: 'text', cell: ({ origin }) => origin },
  { heading: claim.date, width: 14, kind: 'text', cell: ({ purchaseDate }) => formatDate(purchaseDate) },
  { heading: claim.document, width: 22, kind: 'text', cell: ({ purchaseDocument }) => purchaseDocument },
  { heading: claim.reason, width: 28, kind: 'text', cell: ({ reason }) => reason },
  {
    heading: claim.state,
    width: 14,
    kind: 'text',
    cell: ({ currentTracking }) => claimStateTexts[currentTracking.state],
  },
  { heading: claim.since, width: 14, kind: 'text', cell: ({ currentTracking }) => formatDate(currentTracking.date) },
  { heading: claim.resolution, width: 40, kind: 'text', cell: ({ resolution }) => resolution },
];

const warranty = warrantyTableTexts;
const warrantyColumns: readonly ListColumn<StaffWarranty>[] = [
  { heading: warranty.number, width: 16, kind: 'text', cell: ({ rmaNumber }) => rmaNumber },
  { heading: warranty.customerCode, width: 16, kind: 'text', cell: ({ customerCode }) => customerCode },
  { heading: warranty.customer, width: 36, kind: 'text', cell: ({ customerName }) => customerName },
  { heading: warranty.date, width: 14, kind: 'text', cell: ({ date }) => formatDate(date) },
  {
    ...{ heading: warranty.product, width: 28, kind: 'text' },
    cell: ({ productCode, productBrandName }) => `${productCode} ${productBrandName}`,
  },
  { heading: warranty.quantity, width: 10, kind: 'number', cell: ({ quantity }) => String(quantity) },
  { heading: warranty.fault, width: 28, kind: 'text', cell: ({ detail }) => detail?.fault ?? '' },
  {
    ...{ heading: warranty.state, width: 14, kind: 'text' },
    cell: ({ currentTracking }) => warrantyStateTexts[currentTracking.state],
  },
  { heading: warranty.since, width: 14, kind: 'text', cell: ({ currentTracking }) => formatDate(currentTracking.date) },
  { heading: warranty.resolution, width: 40, kind: 'text', cell: ({ resolution }) => resolution },
];

/** The claims that staff list. */
export const createClaimTableWriter = (files: TableFiles): ListWriter<StaffClaim> =>
  createListWriter(files, claim.name, claimColumns);

/** The warranties that staff list. */
export const createWarrantyTableWriter = (files: TableFiles): ListWriter<StaffWarranty> =>
  createListWriter(files, warranty.name, warrantyColumns);
