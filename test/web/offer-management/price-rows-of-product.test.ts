import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { createProductTakingMachine } from '#web/cases/product-taking.machine.ts';
import { priceRowsOfProduct } from '#web/offer-management/price-rows-of-product.ts';

type Rows = Result<readonly RowToOffer[], OfferManagementFailure>;

const suggestion = (code: string): Suggestion => ({
  productId: asId<'product'>(code),
  code,
  productBrandName: 'SKF',
  description: '',
});

const row = (code: string, brandName: string): RowToOffer => ({
  productPriceId: asId<'product-price'>(`${code} ${brandName}`),
  productId: asId<'product'>(code),
  code,
  brandName,
  description: '',
  listPrice: null,
  isDiscontinued: false,
});

/** The field of a price row, whose products are there at once and whose rows come when they are told to. */
function aField() {
  const asked: { readonly code: string; readonly answer: (rows: Rows) => void }[] = [];
  const taken: string[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const fetch = priceRowsOfProduct({
    take: async ({ productId, code }) =>
      code === 'gone'
        ? null
        : { productId, code, description: '', brands: [{ id: asId('skf'), name: 'SKF' }], brandId: asId('skf') },
    rowsOf: (productId) => new Promise((resolve) => asked.push({ code: productId, answer: resolve })),
  });
  const field = createActor(createProductTakingMachine(fetch, false));
  field.on('taken', ({ product }) => {
    if (product === null) return;
    taken.push(product.ok ? product.val.map(({ productPriceId }) => productPriceId).join(', ') : product.val.code);
  });
  field.start();
  return {
    taken,
    isFetching: () => field.getSnapshot().matches('fetching'),
    missed: () => field.getSnapshot().context.missed,
    async take(code: string) {
      field.send({ type: 'take', suggestion: suggestion(code) });
      await settle();
    },
    type: (text: string) => field.send({ type: 'type', text }),
    async answer(code: string, rows: Rows) {
      asked.find((each) => each.code === code)?.answer(rows);
      await settle();
    },
  };
}

describe('the price rows of a product that was chosen', () => {
  it('are awaited as part of taking it', async () => {
    const { taken, isFetching, take, answer } = aField();
    await take('A');
    expect([isFetching(), taken]).toEqual([true, []]);
    await answer('A', Ok([row('A', 'SKF')]));
    expect([isFetching(), taken]).toEqual([false, ['A SKF']]);
  });

  it('are those of the last one, though those of one before come later', async () => {
    const { taken, take, answer } = aField();
    await take('A');
    await take('B');
    await answer('B', Ok([row('B', 'SKF')]));
    await answer('A', Ok([row('A', 'SKF')]));
    expect(taken).toEqual(['B SKF']);
  });

  it('are not taken once something else is typed', async () => {
    const { taken, take, type, answer } = aField();
    await take('A');
    type('b');
    await answer('A', Ok([row('A', 'SKF')]));
    expect(taken).toEqual([]);
  });

  it('are those of its brand, and all of them where it has none', async () => {
    const { taken, take, answer } = aField();
    await take('A');
    await answer('A', Ok([row('A', 'FAG'), row('A', 'SKF')]));
    await take('B');
    await answer('B', Ok([row('B', 'FAG'), row('B', 'KOYO')]));
    expect(taken).toEqual(['A SKF', 'B FAG, B KOYO']);
  });

  it('say why they did not come; a product that did not come is missed', async () => {
    const { taken, missed, take, answer } = aField();
    await take('A');
    await answer('A', Err({ code: 'unreachable' }));
    expect(taken).toEqual(['unreachable']);
    await take('gone');
    expect([taken, missed()]).toEqual([['unreachable'], 'gone']);
  });
});
