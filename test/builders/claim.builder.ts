import type { ClaimedProduct } from '#core/claims/claim.ts';
import type { ClaimToOpen } from '#core/claims/claim-to-open.ts';
import { asId } from '#core/shared/ids.ts';

/** A product of aDistributor, claimed. */
export const aClaimedProduct = (productId: number, quantity = 1, brandId = 1): ClaimedProduct => ({
  productId: asId(String(productId)),
  productCode: '',
  productBrandId: asId(String(brandId)),
  productBrandName: '',
  quantity,
});

export const aClaim = (over: Partial<ClaimToOpen> = {}): ClaimToOpen => ({
  origin: 'Factura',
  reason: 'Faltante',
  purchaseDate: '2026-11-10',
  purchaseDocument: 'A 00001-00000007',
  note: 'Faltó uno',
  products: [aClaimedProduct(1)],
  ...over,
});
