import { asId } from '#core/shared/ids.ts';
import type { WarrantyToRequest } from '#core/warranties/warranty-to-request.ts';

/** A warranty of a product of aDistributor, with a way to fail of anOffice. */
export const aWarranty = (over: Partial<WarrantyToRequest> = {}): WarrantyToRequest => ({
  productId: asId('1'),
  productCode: '6200-2RS',
  productBrandId: asId('1'),
  productBrandName: 'SKF',
  quantity: 1,
  purchaseDocument: 'A 00001-00000007',
  vehicleBrand: 'Volkswagen',
  vehicle: 'Gol Trend',
  engine: '1.6 8v',
  year: 2012,
  plate: 'ABC123',
  faultSequence: '1',
  startUsing: '2025-01-10',
  endUsing: '2025-03-09',
  kilometrage: 91_000,
  kilometrageInstalled: 80_000,
  kilometrageUsed: 10_000,
  kilometrageBreakage: 90_000,
  notes: 'Empezó a zumbar',
  ...over,
});
