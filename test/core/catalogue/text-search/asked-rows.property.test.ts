import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { pageAskedFirst } from '#core/catalogue/text-search/asked-rows.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { isReady } from '#core/quick-order/quick-order.ts';
import { asId } from '#core/shared/ids.ts';
import { askedCode, likeness } from '#core/shared/named-code.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

const brands = ['SKF', 'FAG', 'CORVEN', 'KOYO'];
/** Few codes, some of them alike but for punctuation, so that makers and products share them. */
const codes = ['6203-2RS', '6203 2RS', '62032RS', 'DF523', 'DF 523', 'BD 5234', '62/22', '6222', 'DF5230'];
const aBrand = fc.integer({ min: 0, max: brands.length - 1 });

const someProducts: fc.Arbitrary<CatalogueProduct[]> = fc
  .array(
    fc.record({
      rows: fc.uniqueArray(
        fc.record({ brand: aBrand, code: fc.constantFrom(...codes), price: fc.integer({ min: 1, max: 9999 }) }),
        { selector: ({ brand, code }) => `${brand} ${code}`, minLength: 1, maxLength: 4 },
      ),
      others: fc.array(fc.record({ brand: fc.constantFrom(...brands), code: fc.constantFrom(...codes) }), {
        maxLength: 2,
      }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((drafts) =>
    drafts.map(({ rows, others }, at) => {
      const made = rows.map(({ brand, code, price }, place) =>
        aCatalogueRow({
          productPriceId: asId(String(100 * (at + 1) + place)),
          brandId: asId(String(brand + 1)),
          brandName: brands[brand] ?? '',
          code,
          internalCode: `${at + 1}-${place}`,
          price,
        }),
      );
      const named = made[at % made.length] ?? aCatalogueRow();
      const { code, brandId, brandName } = named;
      return aCatalogueProduct({
        productId: asId(String(at + 1)),
        ...{ code, brandId, productBrandName: brandName, rows: made, codesOtherBrands: others },
      });
    }),
  );

type Way = (code: string, brand: string) => string;
/** As people type a code: in any case, with or without its punctuation, alone or beside its maker. */
const aWay = fc.constantFrom<Way>(
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => code.replace(/[^\w]/g, ''),
  (code, brand) => `${brand} ${code}`,
  (code, brand) => `${code} ${brand.toLowerCase()}`,
);
const someCase = someProducts.chain((products) =>
  fc.record({
    products: fc.constant(products),
    row: fc.constantFrom(...products.flatMap(({ rows }) => rows)),
    way: aWay,
    isInternal: fc.boolean(),
  }),
);

/** One of these codes tells sizes apart: who types it does not name the other (docs/rules/search.md 2). */
const isOfOtherSize = (typed: string, code: string): boolean => typed.includes('62/22') && code === '6222';

const isNamed = (typed: string, { code, productBrand, internalCode }: ProductPrice): boolean =>
  (!isOfOtherSize(typed, code) && likeness(askedCode(typed), { code, brand: productBrand }) !== null) ||
  likeness(askedCode(typed), { code: internalCode, brand: '' }) !== null;

describe('what is added', () => {
  it('from the search field is the first price row, which is one that matches what was typed', async () => {
    await fc.assert(
      fc.asyncProperty(someCase, async ({ products, row, way, isInternal }) => {
        const typed = isInternal ? row.internalCode : way(row.code, row.brandName);
        const { catalogue } = aCounter(products);
        const search = { productIds: [], codeSearch: typed, fulltextSearch: typed, page: 1, filters: noFilters };
        const page = (await catalogue.searchByText(callerOf(1), search)).unwrap();
        const shown: readonly Product[] = page.subTypes.flatMap((group) => group.products);
        const first = shown[0]?.prices[0];
        expect(first !== undefined && isNamed(typed, first)).toBe(true);
        // In each product those that match stand before those that do not.
        for (const { prices } of shown) {
          const named = prices.map((price) => isNamed(typed, price));
          expect(named.lastIndexOf(true)).toBe(named.filter(Boolean).length - 1);
        }

        // Marked are only those whose code is told by what was typed.
        const typedCode = normaliseCode(typed);
        for (const { code, internalCode } of pageAskedFirst(page, typed)
          .subTypes.flatMap((group) => group.products.flatMap(({ prices }) => prices))
          .filter(({ isAsked }) => isAsked)) {
          expect(typedCode.includes(normaliseCode(code)) || typedCode.includes(normaliseCode(internalCode))).toBe(true);
        }

        const [suggestion] = (await catalogue.autocompleteAllData(callerOf(1), typed)).unwrap();
        const suggested = { code: suggestion?.code ?? '', brand: suggestion?.productBrandName ?? '' };
        expect(isInternal || likeness(askedCode(typed), suggested) !== null).toBe(true);
      }),
    );
  });

  it('from a quick order carries the code of the line, and is asked for where several makers have it', async () => {
    await fc.assert(
      fc.asyncProperty(someCase, async ({ products, row, way }) => {
        const typed = way(row.code, row.brandName);
        const [line] = (await aCounter(products).resolve(`${typed};2`)).lines;
        const named = products.flatMap(({ rows }) =>
          rows.filter(({ code, brandName }) => likeness(askedCode(typed), { code, brand: brandName }) !== null),
        );
        if (line !== undefined && isReady(line)) {
          expect(named.map(({ productPriceId }) => productPriceId)).toContain(line.row?.productPriceId);
          expect(new Set(named.map(({ brandId }) => brandId)).size).toBe(1);
        } else expect(line?.choices.length).toBeGreaterThan(1);
      }),
    );
  });
});
