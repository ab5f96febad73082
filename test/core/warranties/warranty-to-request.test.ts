import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { warrantyFlawTexts } from '#adapters/texts/warranties.es.ts';
import { asId } from '#core/shared/ids.ts';
import {
  fieldOfWarrantyFlaw,
  maxKilometres,
  maxLengthsOfWarranty,
  tidiedWarranty,
  type WarrantyFlaw,
  type WarrantyToRequest,
  warrantyFlawCodes,
  warrantyFlaws,
} from '#core/warranties/warranty-to-request.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';

const today = '2026-11-20';
const flawsOf = (over: Partial<WarrantyToRequest>) => warrantyFlaws(tidiedWarranty(aWarranty(over)), today);

describe('a warranty (docs/rules/warranties.md 2)', () => {
  it('may be asked for with all that it needs, its engine known or not', () => {
    expect(flawsOf({})).toEqual([]);
    expect(flawsOf({ engine: '' })).toEqual([]);
  });

  it.each<readonly [Partial<WarrantyToRequest>, WarrantyFlaw]>([
    [{ productId: asId('') }, 'product-missing'],
    [{ productCode: '' }, 'product-missing'],
    [{ productBrandId: asId('') }, 'brand-missing'],
    [{ quantity: 0 }, 'quantity-out-of-range'],
    [{ quantity: 1.5 }, 'quantity-out-of-range'],
    [{ purchaseDocument: ' ' }, 'document-missing'],
    [{ purchaseDocument: 'x'.repeat(maxLengthsOfWarranty.purchaseDocument + 1) }, 'document-too-long'],
    [{ vehicleBrand: '' }, 'vehicle-brand-missing'],
    [{ vehicle: '\t' }, 'vehicle-missing'],
    [{ engine: 'x'.repeat(maxLengthsOfWarranty.engine + 1) }, 'engine-too-long'],
    [{ year: 1899 }, 'year-out-of-range'],
    [{ year: 2101 }, 'year-out-of-range'],
    [{ year: Number.NaN }, 'year-out-of-range'],
    [{ plate: '' }, 'plate-missing'],
    [{ plate: 'AB12' }, 'plate-wrong'],
    [{ startUsing: '2025-02-30' }, 'installation-missing'],
    [{ startUsing: '2023-12-31' }, 'installation-too-early'],
    [{ startUsing: '2026-11-21', endUsing: '2026-11-20' }, 'installation-in-future'],
    [{ startUsing: '2024-06-01', endUsing: '2024-12-31' }, 'incident-too-early'],
    [{ endUsing: '' }, 'incident-missing'],
    [{ endUsing: '2026-11-21' }, 'incident-in-future'],
    [{ startUsing: '2025-03-10' }, 'incident-before-installation'],
    [{ kilometrage: 0 }, 'kilometrage-out-of-range'],
    [{ kilometrageInstalled: -1 }, 'installed-out-of-range'],
    [{ kilometrageUsed: maxKilometres + 1 }, 'used-out-of-range'],
    [{ kilometrageBreakage: 1e30 }, 'breakage-out-of-range'],
    [{ kilometrageInstalled: 100_000, kilometrageBreakage: 90_000 }, 'breakage-below-installed'],
    [{ kilometrageInstalled: 100_000, kilometrageBreakage: 105_000, kilometrageUsed: 5001 }, 'used-beyond-breakage'],
    [{ kilometrageInstalled: 100_000, kilometrageBreakage: 100_000, kilometrageUsed: 2 }, 'used-beyond-breakage'],
    [{ faultSequence: '' }, 'fault-missing'],
    [{ notes: '' }, 'notes-missing'],
    [{ notes: 'x'.repeat(maxLengthsOfWarranty.notes + 1) }, 'notes-too-long'],
  ])('is refused for %j: %s', (over, code) => {
    expect(flawsOf(over)).toContain(code);
  });

  it('holds at the bounds', () => {
    const bounds: readonly Partial<WarrantyToRequest>[] = [
      { startUsing: '2024-01-01', endUsing: '2025-01-01' },
      { startUsing: today, endUsing: today },
      { year: 1900 },
      { year: 2100 },
      { kilometrage: 1 },
      { kilometrageInstalled: 1, kilometrageBreakage: maxKilometres, kilometrageUsed: maxKilometres - 1 },
      { kilometrageInstalled: maxKilometres, kilometrageBreakage: maxKilometres, kilometrageUsed: 1 },
      { kilometrageInstalled: 100_000, kilometrageBreakage: 105_000, kilometrageUsed: 4000 },
    ];
    expect(bounds.flatMap(flawsOf)).toEqual([]);
  });

  it('says of the kilometres of use nothing while those of the fitting or of the failure are wrong', () => {
    const wrong: readonly Partial<WarrantyToRequest>[] = [
      { kilometrageInstalled: 0, kilometrageUsed: maxKilometres },
      { kilometrageBreakage: 0, kilometrageUsed: maxKilometres },
      { kilometrageInstalled: 100_000, kilometrageBreakage: 90_000, kilometrageUsed: 5000 },
    ];
    expect(wrong.flatMap(flawsOf)).toEqual([
      'installed-out-of-range',
      'breakage-out-of-range',
      'breakage-below-installed',
    ]);
  });

  it('has the plate as it is stamped, however it was written', () => {
    expect(tidiedWarranty(aWarranty({ plate: ' ab 123 cd ' })).plate).toBe('AB123CD');
  });

  it('is never right with an incident before its installation, for any dates', () => {
    const day = fc
      .date({ min: new Date('2023-06-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (startUsing, endUsing) => {
        const isRight =
          startUsing >= '2024-01-01' && endUsing >= '2025-01-01' && startUsing <= endUsing && endUsing <= today;
        expect(flawsOf({ startUsing, endUsing }).length === 0).toBe(isRight);
      }),
    );
  });

  it('is never right with fewer kilometres at its failure than at its installation', () => {
    const km = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: maxKilometres + 1 }));
    fc.assert(
      fc.property(km, km, (kilometrageInstalled, kilometrageBreakage) => {
        const areKilometres = [kilometrageInstalled, kilometrageBreakage].every(
          (each) => each >= 1 && each <= maxKilometres,
        );
        const flaws = flawsOf({ kilometrageInstalled, kilometrageBreakage, kilometrageUsed: 1 });
        expect(flaws.length === 0).toBe(areKilometres && kilometrageInstalled <= kilometrageBreakage);
      }),
    );
  });

  it('says of every flaw a field and a text', () => {
    expect(Object.keys(warrantyFlawTexts)).toEqual(warrantyFlawCodes);
    expect(warrantyFlawCodes.map(fieldOfWarrantyFlaw).every((field) => /^[a-z]+[A-Za-z]*$/.test(field))).toBe(true);
  });
});
