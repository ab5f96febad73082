import { describe, expect, it } from 'vitest';
import { orderArticles } from '#core/claims/order-articles.ts';
import { asId } from '#core/shared/ids.ts';
import { aSoldLine } from '#test/builders/staff-order.builder.ts';

const part = { productId: asId<'product'>('8'), productCode: 'B-2', productBrandName: 'DOS', quantity: 3 };

describe('what of an order can be claimed', () => {
  it('is each article with its quantity, and those of a combo as often as it was ordered', () => {
    const line = aSoldLine({ id: 'l1', productId: asId('7'), productBrandId: asId('1'), quantity: 5, products: [] });
    const combo = aSoldLine({ id: 'l2', productId: null, productBrandId: null, quantity: 2, products: [part] });
    expect(orderArticles({ lines: [line, combo] })).toMatchObject([
      { key: 'l1', lineId: 'l1', productId: '7', productBrandId: '1', productCode: line.productCode, quantity: 5 },
      { key: 'l2 0', lineId: 'l2', productId: '8', productBrandId: '', productCode: 'B-2', quantity: 6 },
    ]);
  });

  it('is nothing of what the server does not name', () => {
    const line = aSoldLine({ productId: null, products: [{ ...part, productId: null }] });
    expect(orderArticles({ lines: [line] })).toEqual([]);
  });
});
