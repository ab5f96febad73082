import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocatedArticles } from '#core/orders/staff/located-articles.ts';
import { paperOrder } from '#core/orders/staff/paper-order.ts';
import { pickingList } from '#core/orders/staff/picking-list.ts';
import type { StaffOrder } from '#core/orders/staff/staff-order.ts';
import { asId } from '#core/shared/ids.ts';
import { aSoldLine, aStaffOrder } from '#test/builders/staff-order.builder.ts';

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
const rows = Array.from({ length: 30 }, (_none, place) => place + 1);
const located: LocatedArticles = {
  rows: new Map(
    rows.map((row) => [
      asId(String(row)),
      { family: `Familia ${row % 4}`, location: row % 3 === 0 ? '' : `A-${(row * 7) % 20}` },
    ]),
  ),
  products: new Map(),
};
const unplaced: LocatedArticles = {
  rows: new Map([...located.rows].map(([row, { family }]) => [row, { family, location: '' }])),
  products: new Map(),
};
const units = (order: StaffOrder): number =>
  order.lines.reduce(
    (sum, { offerLotTitle, quantity, products }) =>
      sum + quantity * (offerLotTitle === null ? 1 : products.reduce((all, part) => all + part.quantity, 0)),
    0,
  );

describe('an order on paper (docs/rules/orders.md 9)', () => {
  it('has every part that was sold, a combo’s each by itself, and each family in one place', () => {
    fc.assert(
      fc.property(lines, (sold) => {
        const order = aStaffOrder({ lines: sold });
        const { lines: printed } = paperOrder(order, unplaced);
        expect(printed.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units(order));
        const families = printed.map(({ family }) => family);
        const changes = families.filter((family, place) => family !== families[place - 1]);
        expect(new Set(changes).size).toBe(changes.length);
      }),
    );
  });

  it('is walked along the store: places in their natural order, what has none at the end', () => {
    fc.assert(
      fc.property(lines, (sold) => {
        const places = paperOrder(aStaffOrder({ lines: sold }), located).lines.map(({ location }) => location);
        const numbers = places.map((place) => (place === '' ? Number.POSITIVE_INFINITY : Number(place.slice(2))));
        expect(numbers).toEqual([...numbers].sort((one, other) => (one === other ? 0 : one - other)));
      }),
    );
  });

  it('is in one walk with others: each article once, and nothing more or less of any order', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 4 }), (sold) => {
        const orders = sold.map((each, place) => paperOrder(aStaffOrder({ number: place + 1, lines: each }), located));
        const picked = pickingList(orders);
        expect(new Set(picked.map(({ brand, code }) => `${brand} ${code}`)).size).toBe(picked.length);
        for (const { quantity, orders: whose } of picked) {
          expect(whose.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
        }
        for (const { title, lines: own } of orders) {
          const ofIt = picked.flatMap((article) => article.orders.filter((each) => each.title === title));
          expect(ofIt.reduce((sum, each) => sum + each.quantity, 0)).toBe(
            own.reduce((sum, each) => sum + each.quantity, 0),
          );
        }
      }),
    );
  });

  it('knows where the parts of a combo lie', () => {
    const combo = aSoldLine({
      productPriceId: null,
      offerLotTitle: 'Kit',
      products: [{ productId: asId('7'), productCode: 'P7', productBrandName: 'X', quantity: 2 }],
    });
    const products = new Map([[asId<'product'>('7'), { family: 'Frenos', location: 'B-1' }]]);
    expect(paperOrder(aStaffOrder({ lines: [combo] }), { rows: new Map(), products }).lines).toMatchObject([
      { code: 'P7', family: 'Frenos', location: 'B-1', quantity: 4, lot: 'Kit' },
    ]);
  });

  it('says nothing of prices', () => {
    expect(JSON.stringify(paperOrder(aStaffOrder(), located))).not.toContain('1234');
  });
});
