import { describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { isSentWarranty } from '#core/warranties/sent-warranty.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';

const wanted = aWarranty();
const fault = 'Al colocarlo';
const listed: Warranty = {
  id: asId('9'),
  ...{ rmaNumber: '2026-00000009', date: '2026-11-20T12:00:00.000Z', resolution: '', tracking: [] },
  ...{ productCode: wanted.productCode, productBrandName: wanted.productBrandName, quantity: wanted.quantity },
  currentTracking: { state: 'Created', date: '2026-11-20T12:00:00.000Z' },
  detail: { ...wanted, fault },
};

describe('a warranty that was sent before', () => {
  it('says the same, after any decision on it', () => {
    expect(isSentWarranty(listed, wanted, fault)).toBe(true);
    expect(isSentWarranty({ ...listed, resolution: 'Aceptada' }, wanted, fault)).toBe(true);
  });

  it('is another one where the server tells nothing of it, or of another way to fail', () => {
    expect(isSentWarranty({ ...listed, detail: null }, wanted, fault)).toBe(false);
    expect(isSentWarranty(listed, wanted, 'Con el uso')).toBe(false);
  });

  it.each(
    Object.keys(wanted).filter(
      (name) => !['productId', 'productBrandId', 'faultSequence'].includes(name),
    ) as (keyof typeof wanted)[],
  )('is another one with another %s', (name) => {
    const other = typeof wanted[name] === 'number' ? Number(wanted[name]) + 1 : `${wanted[name]} x`;
    expect(isSentWarranty(listed, { ...wanted, [name]: other }, fault)).toBe(false);
  });
});
