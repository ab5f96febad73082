import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { ProductBrand } from '#core/catalogue/taxonomy/product-brand.ts';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import type { ClaimablePart } from '#core/claims/claimable-parts.service.ts';
import type { OrderArticle } from '#core/claims/order-articles.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { createProductFinder } from '#web/cases/product-finder.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

const skf = { id: asId<'product-brand'>('1'), name: 'SKF' };
const suggestion = (id: string): Suggestion => ({
  productId: asId(id),
  code: `62${id}`,
  productBrandName: 'SKF',
  description: '',
});
const part = (id: string): ClaimablePart => ({ ...suggestion(id), brands: [skf] });
const down = Err<CatalogueFailure>({ code: 'unreachable' });

const customer = callerOf(1, { role: 'CustomerAdmin' });
const announcer = callerOf(0, { role: 'Admin', customerId: null });

const find = async (
  shown: Result<readonly Suggestion[], CatalogueFailure>,
  named: Result<readonly ClaimablePart[], CatalogueFailure>,
  caller = customer,
  brands: Result<readonly ProductBrand[], CatalogueFailure> = Ok([]),
) => {
  const finder = createProductFinder(
    {
      catalogue: { codes: { fetch: async () => shown }, brandsOf: { fetch: async () => brands } },
      parts: { byCode: async () => named },
      queries: createServiceQueries(),
    },
    caller,
  );
  finder.suggestions.send({ type: 'type', text: '6200' });
  finder.suggestions.send({ type: 'now' });
  const { value, context } = await waitFor(finder.suggestions, (snapshot) =>
    ['open', 'nothing', 'failed'].some((state) => snapshot.matches(state as 'open')),
  );
  return { finder, value, ids: context.suggestions.map(({ productId }) => productId) };
};

describe('what is claimed', () => {
  it('is offered though the catalogue does not show it, first, once, and taken with its brands', async () => {
    const { finder, ids } = await find(Ok([suggestion('2'), suggestion('3')]), Ok([part('2'), part('1')]));
    expect(ids).toEqual(['1', '2', '3']);
    expect(await finder.take(part('1'))).toMatchObject({ productId: '1', brands: [skf], brandId: '1' });
    expect(await finder.take(suggestion('3'))).toBeNull();
  });

  it('is what the catalogue shows where the rest cannot be had; of nothing at all it is told that it failed', async () => {
    expect((await find(Ok([suggestion('2')]), down)).ids).toEqual(['2']);
    expect((await find(Ok([]), down)).value).toBe('failed');
    expect((await find(down, Ok([part('1')]))).value).toBe('failed');
    expect((await find(Ok([]), Ok([]))).value).toBe('nothing');
  });

  it('is not what staff announce: nothing that is switched off is offered to them', async () => {
    expect((await find(Ok([suggestion('2')]), Ok([part('1')]), announcer)).ids).toEqual(['2']);
  });
});

describe('an article of an order', () => {
  const article: OrderArticle = {
    ...{ key: '1', lineId: asId('1'), productId: asId('2'), productCode: '622', description: '' },
    ...{ productBrandId: skf.id, productBrandName: 'SKF', quantity: 3 },
  };

  it('is of the brand that its line says', async () => {
    const { finder } = await find(Ok([]), Ok([]));
    expect((await finder.ofOrder.fetch(article)).val).toMatchObject({ productId: '2', brands: [skf], brandId: '1' });
  });

  it('is of the only brand that the catalogue has where its line says none', async () => {
    const { finder } = await find(Ok([]), Ok([]), customer, Ok([{ id: skf.id, name: 'SKF' }]));
    const found = await finder.ofOrder.fetch({ ...article, productBrandId: '', productBrandName: '' });
    expect(found.val).toMatchObject({ productId: '2', brandId: '1' });
  });

  it('fails as the call for its brands does, and apart where there is no brand to choose', async () => {
    const asked = { ...article, productBrandId: '' as const };
    const lost = await find(Ok([]), Ok([]), customer, down);
    expect((await lost.finder.ofOrder.fetch(asked)).val).toEqual({ code: 'unreachable' });
    const none = await find(Ok([]), Ok([]));
    expect((await none.finder.ofOrder.fetch(asked)).val).toEqual({ code: 'product-without-brands' });
  });
});
