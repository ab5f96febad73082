import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '#core/orders/desk/desk-order.ts';
import { paperOrder } from '#core/orders/desk/paper-order.ts';
import { asId } from '#core/shared/ids.ts';
import { aDeskOrder, aSoldLine } from '#test/builders/desk-order.builder.ts';

const lines = fc.array(
  fc
    .record({
      row: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      parts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    })
    .map(({ row, quantity, parts }) =>
      parts.length === 0
        ? aSoldLine({ productPriceId: asId(String(row)), productCode: `C${row}`, quantity })
        : aSoldLine({
            productPriceId: null,
            productCode: '',
            offerLotTitle: `Combo ${row}`,
            quantity,
            products: parts.map((each, place) => ({
              productId: null,
              productCode: `P${place}`,
              productBrandName: 'X',
              quantity: each,
            })),
          }),
    ),
  { maxLength: 12 },
);
const familyOf = (row: string): string => `Familia ${Number(row) % 4}`;
const units = (order: DeskOrder): number =>
  order.lines.reduce(
    (sum, { offerLotTitle, quantity, products }) =>
      sum + quantity * (offerLotTitle === null ? 1 : products.reduce((all, part) => all + part.quantity, 0)),
    0,
  );

describe('an order on paper (docs/rules/orders.md 9)', () => {
  it('has every part that was sold, a combo’s each by itself, and each family in one place', () => {
    fc.assert(
      fc.property(lines, (sold) => {
        const order = aDeskOrder({ lines: sold });
        const { lines: printed } = paperOrder(order, familyOf);
        expect(printed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units(order));
        const families = printed.map(({ family }) => family);
        const changes = families.filter((family, place) => family !== families[place - 1]);
        expect(new Set(changes).size).toBe(changes.length);
      }),
    );
  });

  it('says nothing of prices', () => {
    expect(JSON.stringify(paperOrder(aDeskOrder(), familyOf))).not.toContain('1234');
  });
});
