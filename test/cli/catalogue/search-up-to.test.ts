import { expect, it } from 'vitest';
import { searchFor } from '#cli/catalogue/search-export.ts';
import { searchUpTo } from '#cli/catalogue/search-up-to.ts';
import type { CatalogueService } from '#core/catalogue/text-search/catalogue.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

/** Three pages of two products each. */
const totalPages = 3;
const asked: number[] = [];
const catalogue = (failsAt = 0): Pick<CatalogueService, 'searchByText'> => ({
  async searchByText(_caller, { page }) {
    asked.push(page);
    if (page === failsAt) return Err({ code: 'unreachable' });
    const products = [page * 10, page * 10 + 1];
    const found = { types: [], subTypes: [{ id: 'one', products }], currentPage: page, totalPages, totalCount: 6 };
    return Ok(found as unknown as Parameters<typeof Ok>[0]) as Awaited<ReturnType<CatalogueService['searchByText']>>;
  },
});
const upTo = async (limit: number, page = 1, failsAt = 0) => {
  asked.length = 0;
  const found = await searchUpTo(catalogue(failsAt), callerOf(1), searchFor('x', { page, sort: 'relevance' }), limit);
  return found.map(({ subTypes, hasMore }) => ({ products: subTypes.flatMap(({ products }) => products), hasMore }));
};

it('reads as many pages as the limit takes, and no more', async () => {
  expect((await upTo(3)).val).toEqual({ products: [10, 11, 20], hasMore: true });
  expect(asked).toEqual([1, 2]);
  expect((await upTo(2)).val).toEqual({ products: [10, 11], hasMore: true });
  expect(asked).toEqual([1]);
  expect((await upTo(9)).val).toEqual({ products: [10, 11, 20, 21, 30, 31], hasMore: false });
  expect(asked).toEqual([1, 2, 3]);
});

it('begins where it is told to', async () => {
  expect((await upTo(3, 2)).val).toEqual({ products: [20, 21, 30], hasMore: true });
  expect(asked).toEqual([2, 3]);
});

it('is a failure where a later page is one', async () => {
  expect((await upTo(9, 1, 2)).val).toEqual({ code: 'unreachable' });
});
