import { describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { warrantyFlaws } from '#core/warranties/warranty-to-request.ts';
import { blankWarranty, isBlankWarranty, type WarrantyDraft, warrantyOf } from '#web/warranties/warranty-draft.ts';

const draft: WarrantyDraft = {
  ...blankWarranty,
  code: '3003',
  product: {
    productId: asId('7'),
    code: '3003',
    description: 'Axial',
    brands: [{ id: asId('1'), name: 'CORVEN' }],
    brandId: asId('1'),
  },
  purchaseDocument: 'A 1',
  vehicleBrand: 'Volkswagen',
  vehicle: 'Gol',
  year: '2012',
  vehicleId: 'ab 123 cd',
  startUsing: '2025-01-10',
  endUsing: '2025-03-09',
  kilometrageInstalled: '80.000',
  kilometrageBreakage: '90000',
  kilometrageUsed: '10.000',
  kilometrage: '91.000',
  faultSequence: '1',
  notes: 'Zumba',
};

describe('the draft of a warranty', () => {
  it('is what is asked for, with the plate as it is stamped', () => {
    const warranty = warrantyOf(draft);
    expect(warrantyFlaws(warranty, '2026-11-20')).toEqual([]);
    expect(warranty).toMatchObject({
      productId: '7',
      productCode: '3003',
      productBrandName: 'CORVEN',
      quantity: 1,
      plate: 'AB123CD',
      kilometrageInstalled: 80_000,
    });
  });

  it('is wrong by the core’s own rules while it is blank', () => {
    expect(warrantyFlaws(warrantyOf(blankWarranty), '2026-11-20')).toHaveLength(15);
    expect(warrantyFlaws(warrantyOf({ ...draft, kilometrageUsed: '10.000,5' }), '2026-11-20')).toEqual([
      'used-out-of-range',
    ]);
  });

  it('is blank until something would be lost', () => {
    expect(isBlankWarranty({ ...blankWarranty, quantity: '2', notes: ' ' })).toBe(true);
    expect(isBlankWarranty(draft)).toBe(false);
    expect(isBlankWarranty({ ...blankWarranty, vehicleId: 'A' })).toBe(false);
  });
});
