import { expect, it } from 'vitest';
import { lineCoded, lineInCart } from '#cli/commands/find-cart-line.ts';
import type { Asking } from '#cli/declare/declare.ts';
import type { Cart } from '#core/cart/cart.ts';
import { Ok } from '#core/shared/result.ts';

const rowOf = (id: string, code: string, productBrand: string) => ({
  ...{ productPriceId: id, code, productBrand, productBrandId: '1', internalCode: '', offers: [] },
  ...{ multiple: 1, quantity: 0 },
});
/** A catalogue where two brands have one code. */
const asking = {
  services: {
    catalogue: {
      searchByText: async () =>
        Ok({
          subTypes: [
            {
              products: [{ shown: { productId: '1' }, prices: [rowOf('12', 'K1', 'SKF'), rowOf('13', 'k-1', 'NTN')] }],
            },
          ],
        }),
    },
  },
} as unknown as Asking;
const cartOf = (...ids: readonly string[]) =>
  ({
    products: ids.map((id) => ({
      ...{ productPriceId: id, productId: '1', productCode: 'K1', productBrandName: `Marca ${id}`, offers: [] },
      ...{ offerLotId: null, offerLotTitle: null, multiple: 1, quantity: 1, internalCode: '', productBrandId: '1' },
    })),
  }) as unknown as Cart;

it('names the brands of what is in the catalogue, whose ids nothing takes', async () => {
  const several = await lineCoded(asking, cartOf(), 'K1');
  expect(several.val).toMatchObject({ code: 'line-ambiguous', advice: 'Decí cuál con --brand: SKF, NTN' });
  expect((await lineCoded(asking, cartOf(), 'K1', 'ntn')).val).toMatchObject({ brand: 'NTN', quantity: 0 });
  expect((await lineCoded(asking, cartOf(), '#12')).val).toMatchObject({ code: 'row-not-found' });
});

it('names the ids of what is in the cart', () => {
  const cart = cartOf('7', '8');
  expect(lineInCart(cart, 'K1').val).toMatchObject({ advice: expect.stringContaining("'#7' (K1 Marca 7)") });
  expect(lineInCart(cart, '#8').val).toMatchObject({ brand: 'Marca 8' });
  expect(lineInCart(cart, '#K1').val).toBe(null);
});
