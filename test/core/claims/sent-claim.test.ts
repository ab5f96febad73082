import { describe, expect, it } from 'vitest';
import type { Claim } from '#core/claims/claim.ts';
import { isSentClaim } from '#core/claims/sent-claim.ts';
import { asId } from '#core/shared/ids.ts';
import { aClaim, aClaimedProduct } from '#test/builders/claim.builder.ts';

const products = [aClaimedProduct(1, 2), aClaimedProduct(2), aClaimedProduct(2, 1, 7)];
const wanted = aClaim({ products });
const listed: Claim = {
  ...wanted,
  id: asId('9'),
  ...{ year: 2026, number: 9, resolution: '', tracking: [] },
  currentTracking: { state: 'Created', date: '2026-11-20T12:00:00.000Z' },
};

describe('a claim that was sent before', () => {
  it('says the same, after any decision on it and in any order of its products', () => {
    expect(isSentClaim(listed, wanted)).toBe(true);
    expect(isSentClaim({ ...listed, resolution: 'Aceptado', products: products.toReversed() }, wanted)).toBe(true);
  });

  it.each([
    { origin: 'Pedido' },
    { reason: '' },
    { purchaseDate: '2026-11-09' },
    { purchaseDocument: 'A 00001-00000008' },
    { note: 'Faltaron dos' },
    { products: products.slice(1) },
    { products: [...products, aClaimedProduct(3)] },
    { products: [aClaimedProduct(1, 3), ...products.slice(1)] },
  ])('is another one with %o', (other) => {
    expect(isSentClaim(listed, { ...wanted, ...other })).toBe(false);
  });
});
