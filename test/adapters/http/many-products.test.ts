import { describe, expect, it } from 'vitest';
import { readManyProducts } from '#adapters/http/many-products.ts';
import { productGroupsFromWire } from '#adapters/wire/product-groups.wire.ts';

const product = (productId: number) => ({
  productId,
  code: `C-${productId}`,
  productBrandName: 'SKF',
  cars: [],
  relations: [],
  codesOtherBrands: [],
  prices: [],
});
const groups = (products: readonly unknown[]) => ({
  types: [{ id: 1, name: 'Motor' }],
  subTypes: [
    { id: 11, productTypeParentId: 1, name: 'Correas', products: [...products] },
    { id: 12, name: 'Bombas', products: [] },
  ],
});

describe('products read some at a time', () => {
  it('are those read at once', async () => {
    const products = Array.from({ length: 95 }, (_, index) => product(index + 1));
    const whole = groups([]);
    const atOnce = productGroupsFromWire({
      types: whole.types,
      subTypes: whole.subTypes.map((subType, place) => ({ ...subType, products: place === 0 ? products : [] })),
    });
    expect(await readManyProducts(groups(products))).toEqual(atOnce);
  });
  it('are none where one of them is not a product', async () => {
    const products = Array.from({ length: 60 }, (_, index) => product(index + 1));
    expect(await readManyProducts(groups([...products, { code: 'lost' }]))).toBeNull();
  });
});
