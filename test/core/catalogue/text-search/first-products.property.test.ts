import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstProducts } from '#core/catalogue/text-search/first-products.ts';

interface Found {
  readonly group: string;
  readonly name: string;
}

/** Groups as a server answers them: products in their order, those of one group that follow each other together. */
const grouped = (found: readonly Found[]) => {
  const groups: { readonly id: string; readonly products: Found[] }[] = [];
  for (const product of found) {
    const last = groups.at(-1);
    if (last?.id === product.group) last.products.push(product);
    else groups.push({ id: product.group, products: [product] });
  }
  return groups;
};

const pagesOf = (found: readonly Found[], size: number) =>
  Array.from({ length: Math.ceil(found.length / size) }, (_, at) => {
    const page = found.slice(at * size, (at + 1) * size);
    return {
      types: [...new Set(page.map(({ group }) => group.slice(0, 1)))].map((id) => ({ id })),
      subTypes: grouped(page),
    };
  });

const products = fc.array(
  fc.record({ group: fc.constantFrom('a1', 'a2', 'b1'), name: fc.string({ minLength: 1, maxLength: 3 }) }),
  { minLength: 1, maxLength: 40 },
);

describe('the first products of a search', () => {
  it('are those of its pages in their order, however these were cut', () => {
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 50 }), (found, size, limit) => {
        const first = firstProducts(pagesOf(found, size), limit);
        expect(first.subTypes).toEqual(grouped(found.slice(0, limit)));
      }),
    );
  });

  it('name each type once', () => {
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 12 }), (found, size) => {
        const ids = firstProducts(pagesOf(found, size), found.length).types.map(({ id }) => id);
        expect(ids).toEqual([...new Set(found.map(({ group }) => group.slice(0, 1)))]);
      }),
    );
  });

  it('leave what only mentions a vehicle apart from what is for it', () => {
    const of = (isMention: boolean) => ({ types: [], subTypes: [{ id: 'a1', isMention, products: [isMention] }] });
    expect(firstProducts([of(false), of(true)], 9).subTypes).toHaveLength(2);
  });
});
