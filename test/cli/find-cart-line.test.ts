import { expect, it } from 'vitest';
import type { Asking } from '#cli/declare/declare.ts';
import { lineCoded, lineInCart } from '#cli/find/find-cart-line.ts';
import type { Cart } from '#core/cart/cart.ts';
import { Err, Ok } from '#core/shared/result.ts';

const rowOf = (id: string, code: string, productBrand: string) => ({
  ...{ productPriceId: id, code, productBrand, productBrandId: '1', internalCode: '', offers: [] },
  ...{ multiple: 1, quantity: 0 },
});
/** A catalogue where two brands have one code. */
const asking = {
  cli: { settings: { server: 'http://shop' } },
  caller: {},
  services: {
    offers: {
      lots: async () => Ok(['Kit', 'Par', 'par'].map((title, at) => ({ id: String(40 + at), title, quantity: at }))),
    },
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

it('finds a combo on offer by its id or its title, after what is in the cart and the codes', async () => {
  const lotOf = async (typed: string, brand?: string) => (await lineCoded(asking, cartOf('40'), typed, brand)).val;
  expect(await lotOf('kit')).toMatchObject({ name: 'Kit', line: { offerLotId: '40', productPriceId: null } });
  expect(await lotOf('#combo-41')).toMatchObject({ name: 'Par', quantity: 1 });
  expect(await lotOf('#combo-40')).toMatchObject({ name: 'Kit', line: { offerLotId: '40' } });
  expect(await lotOf('#40')).toMatchObject({ name: 'K1 Marca 40', line: { productPriceId: '40' } });
  expect(await lotOf('par')).toMatchObject({
    code: 'line-ambiguous',
    advice: "Decí cuál con su id: '#combo-41' (Par), '#combo-42' (par)",
  });
  expect(await lotOf('kit', 'SKF')).toMatchObject({ code: 'row-not-found' });
});

it('says of a combo that a server does not have that it is not offered, and of a word that there is none', async () => {
  const without = (lots: object) =>
    ({ ...asking, services: { ...asking.services, offers: { lots: async () => Err(lots) } } }) as unknown as Asking;
  const notOffered = without({ code: 'unreachable', isNotOffered: true });
  expect((await lineCoded(notOffered, cartOf(), '#combo-40')).val).toMatchObject({ code: 'unreachable' });
  expect((await lineCoded(notOffered, cartOf(), '#40')).val).toMatchObject({ code: 'row-not-found' });
  expect((await lineCoded(notOffered, cartOf(), 'kit')).val).toMatchObject({ code: 'row-not-found' });
  expect((await lineCoded(without({ code: 'not-allowed' }), cartOf(), '#40')).val).toMatchObject({
    code: 'row-not-found',
  });
});

it('names the ids of what is in the cart', () => {
  const cart = cartOf('7', '8');
  expect(lineInCart(cart, 'K1').val).toMatchObject({ advice: expect.stringContaining("'#7' (K1 Marca 7)") });
  expect(lineInCart(cart, '#8').val).toMatchObject({ brand: 'Marca 8' });
  expect(lineInCart(cart, '#K1').val).toBe(null);
});
