import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSurcharge, maxSurcharges, type SurchargeRow } from '#core/configuration/surcharge.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { fieldsOf, surchargesOf } from '#web/customer-configuration/surcharge-form.ts';

const row = (id: number, percentage: string | null): SurchargeRow => ({
  productBrandId: asId(String(id)),
  productTypeId: null,
  text: `Marca ${id}`,
  indented: false,
  percentage: percentage === null ? null : money(percentage),
});

it('sends the margins that are set and nothing else, however many brands and families there are', () => {
  const brands = Array.from({ length: maxSurcharges + 1 }, (_, id) => row(id, id === 7 ? '0' : null));
  expect(surchargesOf(fieldsOf(brands))).toEqual([
    { productBrandId: '7', productTypeId: null, percentage: money('0') },
  ]);
});

it('sends what is shown, and none for a field that was emptied', () => {
  const hundredths = fc.option(fc.integer({ min: 0, max: 99_999 }));
  fc.assert(
    fc.property(fc.array(hundredths), fc.array(fc.boolean()), (margins, emptied) => {
      const rows = margins.map((margin, id) => row(id, margin === null ? null : (margin / 100).toFixed(2)));
      const typed = fieldsOf(rows).map((field, id) => (emptied[id] ? { ...field, typed: ' ' } : field));
      const sent = surchargesOf(typed);
      expect(sent.every(({ percentage }) => percentage !== null && isSurcharge(percentage))).toBe(true);
      const left = rows.filter(({ percentage }, id) => percentage !== null && !emptied[id]);
      expect(sent.map(({ productBrandId, percentage }) => `${productBrandId} ${percentage}`)).toEqual(
        left.map(({ productBrandId, percentage }) => `${productBrandId} ${percentage}`),
      );
    }),
  );
});
