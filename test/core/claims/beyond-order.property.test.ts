import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimedBeyond } from '#core/claims/beyond-order.ts';
import { orderArticles } from '#core/claims/order-articles.ts';
import { asId } from '#core/shared/ids.ts';
import { aSoldLine } from '#test/builders/staff-order.builder.ts';

const of = (productId: string, quantity: number) => ({
  ...{ productId: asId<'product'>(productId), productBrandId: asId<'product-brand'>('1'), quantity },
  productCode: `C-${productId}`,
});

it('asks about each article of which more is claimed than all lines of the order have, and about no other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 5 }))),
      fc.nat(3),
      fc.nat(20),
      (lines, id, claimed) => {
        const order = { lines: lines.map(([product, quantity]) => aSoldLine(of(String(product), quantity))) };
        const ordered = lines.filter(([product]) => product === id).reduce((sum, [, quantity]) => sum + quantity, 0);
        const isBeyond = ordered > 0 && claimed > ordered;
        expect(claimedBeyond([of(String(id), claimed)], orderArticles(order))).toEqual(
          isBeyond ? [{ productCode: `C-${id}`, claimed, ordered }] : [],
        );
      },
    ),
  );
});

it('counts what a combo holds of it, whose maker is not said, and no other maker’s', () => {
  const part = { productId: asId<'product'>('8'), productCode: 'C-8', productBrandName: 'DOS', quantity: 2 };
  const combo = aSoldLine({ productId: null, productBrandId: null, quantity: 1, products: [part] });
  const other = aSoldLine({ ...of('8', 5), productBrandId: asId<'product-brand'>('2') });
  const articles = orderArticles({ lines: [combo, other] });
  expect(claimedBeyond([of('8', 3)], articles)).toEqual([{ productCode: 'C-8', claimed: 3, ordered: 2 }]);
  expect(claimedBeyond([of('8', 2)], articles)).toEqual([]);
});
