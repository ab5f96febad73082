import type { Warranty, WarrantyStatement } from './warranty.ts';
import type { WarrantyToRequest } from './warranty-to-request.ts';

const statement = [
  'purchaseDocument',
  'vehicleBrand',
  'vehicle',
  'engine',
  'year',
  'plate',
  'startUsing',
  'endUsing',
  'kilometrage',
  'kilometrageInstalled',
  'kilometrageUsed',
  'kilometrageBreakage',
  'notes',
] as const satisfies readonly (keyof WarrantyStatement)[];

/**
 * Whether a warranty says just what another is to say, `fault` being the title of its way to fail: then it was sent
 * before. One of which the server tells nothing is no other's.
 */
export const isSentWarranty = (
  { productCode, productBrandName, quantity, detail }: Warranty,
  wanted: WarrantyToRequest,
  fault: string,
): boolean =>
  detail !== null &&
  detail.fault === fault &&
  productCode === wanted.productCode &&
  productBrandName === wanted.productBrandName &&
  quantity === wanted.quantity &&
  statement.every((name) => detail[name] === wanted[name]);
