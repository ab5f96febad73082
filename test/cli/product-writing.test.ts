import { describe, expect, it } from 'vitest';
import { made } from '#cli/catalogue/product-writing.ts';
import type { Asking } from '#cli/declare/declare.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import { blankProduct, readTypedProduct } from '#core/catalogue/management/typed-product.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';

const lists = [asId<'price-list'>('1'), asId<'price-list'>('2')];
const details: ProductDetails = readTypedProduct({ ...blankProduct(lists), brandId: '3', code: 'OPC-1', typeId: '4' });
const taken = { code: 'product-code-taken', id: asId<'product'>('9'), name: 'SKF OPC-1' } as const;

/** A server that has that product, though the command did not find it when it planned to make it. */
const beside = (there: ProductDetails): Asking => {
  const product: SeenProduct = {
    ...{ id: taken.id, details: there, brand: 'SKF', family: '', stock: null, otherRows: [], pictures: [], tag: '"1"' },
  };
  const one = async (_caller: unknown, id: ProductId) => (id === taken.id ? Ok(product) : Err({ code: 'gone' }));
  return { caller: {}, services: { products: { one, create: async () => Err(taken) } } } as unknown as Asking;
};

describe('a product that somebody made between the plan and the work', () => {
  it('is done where it says the same, prices that are none aside', async () => {
    const there = { ...details, prices: [] };
    expect((await made(beside(there), details)).unwrap()).toMatchObject({
      wasThere: true,
      product: { id: '9', details: there },
    });
  });

  it('is refused by its name where it says something else', async () => {
    const answer = await made(beside({ ...details, description: 'Otra cosa' }), details);
    expect(answer).toMatchObject({ ok: false, val: taken });
  });
});
