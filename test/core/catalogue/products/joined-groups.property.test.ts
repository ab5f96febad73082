import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedGroups } from '#core/catalogue/products/joined-groups.ts';
import type { SubTypeGroup } from '#core/catalogue/products/product-groups.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

/** Products that are found as code, as the beginning of one and by their words, of few types. */
const someProducts = fc
  .array(fc.record({ kind: fc.constantFrom('exact', 'begins', 'text'), type: fc.integer({ min: 11, max: 13 }) }), {
    minLength: 15,
    maxLength: 90,
    size: 'max',
  })
  .map((each) =>
    each.map(({ kind, type }, place) => {
      const id = String(place + 1);
      const code = { exact: 'RETEN', begins: `RETEN${id}`, text: `K${id}` }[kind] ?? '';
      return aCatalogueProduct({
        productId: asId(id),
        code,
        productTypeId: asId(String(type)),
        productTypeName: `Tipo ${type}`,
        description: 'Retén',
        rows: [aCatalogueRow({ productPriceId: asId(id), code })],
      });
    }),
  );

const pagesOf = async (products: ReturnType<typeof aCatalogueProduct>[]) => {
  const { catalogue } = aCounter(products);
  const asked = { productIds: [], codeSearch: 'reten', fulltextSearch: 'reten', filters: noFilters };
  const pages = [];
  for (let page = 1; page === 1 || page <= (pages[0]?.totalPages ?? 0); page += 1) {
    pages.push((await catalogue.searchByText(callerOf(1), { ...asked, page })).unwrap());
  }
  return pages;
};

describe('the groups of a search', () => {
  it('have the same counts on every page, which add up', async () => {
    await fc.assert(
      fc.asyncProperty(someProducts, async (products) => {
        const pages = await pagesOf(products);
        const runs: { id: string; total: number; seen: number }[] = [];
        for (const { id, before, totalCount = 0, products } of pages.flatMap(({ subTypes }) => subTypes)) {
          const last = runs.at(-1);
          if (before === 0) {
            expect(last?.seen).toBe(last?.total);
            runs.push({ id, total: totalCount, seen: products.length });
          } else {
            expect(last).toEqual({ id, total: totalCount, seen: before });
            if (last !== undefined) last.seen += products.length;
          }
        }
        expect(runs.at(-1)?.seen).toBe(runs.at(-1)?.total);
        expect(runs.reduce((sum, { total }) => sum + total, 0)).toBe(pages[0]?.totalCount);
      }),
      { numRuns: 60 },
    );
  });
});

const group = (id: string, count: number, over: Partial<SubTypeGroup> = {}): SubTypeGroup => ({
  id: asId(id),
  name: id,
  productTypeParentId: null,
  products: Array.from({ length: count }),
  before: 0,
  totalCount: count,
  isMention: false,
  ...over,
});
const numbers = (groups: readonly SubTypeGroup[]) =>
  joinedGroups(groups).map(({ id, products, before, totalCount }) => [id, products.length, before, totalCount]);

describe('neighbouring groups of one type', () => {
  it('are one where the page has all of them', () => {
    expect(numbers([group('a', 2), group('a', 3), group('a', 1), group('b', 4)])).toEqual([
      ['a', 6, 0, 6],
      ['b', 4, 0, 4],
    ]);
  });

  it.each<[string, SubTypeGroup[]]>([
    ['one goes on over the page', [group('a', 2), group('a', 18, { totalCount: 30 })]],
    ['one began before the page', [group('a', 2, { before: 5, totalCount: 7 }), group('a', 3)]],
    ['one only mentions the vehicle', [group('a', 2), group('a', 3, { isMention: true })]],
    ['another stands between', [group('a', 2), group('b', 1), group('a', 3)]],
    ['their numbers are not told', [group('a', 2), group('a', 3)].map(({ totalCount: _, ...rest }) => rest)],
  ])('stay apart where %s', (_name, groups) => {
    expect(joinedGroups(groups)).toEqual(groups);
  });
});
