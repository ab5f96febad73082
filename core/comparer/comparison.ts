import type { Product, ProductPrice, ShownProduct } from '#core/catalogue/products/product.ts';
import { type RelatedPart, relatedKey } from '#core/catalogue/products/relation-groups.ts';
import { technicalFacts } from '#core/catalogue/products/technical-summary.ts';
import { askedFirst, askedFor } from '#core/catalogue/text-search/asked-rows.ts';
import type { Compared } from './comparer.ts';

/** The product with the price first under whose code and maker it was put among the compared. */
export const asCompared = (product: Product, { code, productBrandName }: Compared): Product =>
  askedFirst(product, askedFor(`${code} ${productBrandName}`));

/**
 * What a product is compared by where it has several prices: the one that was asked for; else the first that is for
 * sale, else the first.
 */
export const comparedPrice = ({ prices }: Product): ProductPrice | undefined =>
  prices.find(({ isAsked }) => isAsked) ?? prices.find(({ cost }) => cost !== null) ?? prices[0];

/** An attribute with its value for each compared product, in the products' order; null where a product has none. */
export interface ComparedAttribute {
  readonly property: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** Whether not all are the same; the lack of a value is a difference too. */
export const differ = (values: readonly unknown[]): boolean => values.some((value) => value !== values[0]);

/**
 * Every technical attribute that any of them has, in the order of a sheet; an attribute without a value does not count.
 */
export const comparedAttributes = (
  products: readonly { readonly shown: Pick<ShownProduct, 'technicalInformation'> }[],
  order: readonly string[],
): readonly ComparedAttribute[] => {
  const known = products.map(
    ({ shown }) => new Map(technicalFacts(shown.technicalInformation, order).map(({ name, value }) => [name, value])),
  );
  const properties = new Set(known.flatMap((facts) => [...facts.keys()]));
  const places = new Map(order.map((name, place) => [name, place]));
  const placeOf = (name: string): number => places.get(name) ?? order.length;
  return [...properties]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((property) => {
      const values = known.map((facts) => facts.get(property) ?? null);
      return { property, values, differs: differ(values) };
    });
};

interface NamedProduct {
  readonly shown: Pick<ShownProduct, 'code' | 'productBrandName'>;
  readonly prices: readonly Pick<ProductPrice, 'code' | 'productBrand'>[];
}

/** What a product is called: by its own maker, and by those of its prices. */
const ownKeys = ({ shown, prices }: NamedProduct): readonly string[] => [
  relatedKey(shown),
  ...prices.map(({ code, productBrand }) => relatedKey({ code, productBrandName: productBrand })),
];

/**
 * Whether the compared products have different equivalents, `parts` in their order. An article is none of its own:
 * those that name one another, and the same others, do not differ (docs/rules/comparer.md 2).
 */
export const equivalentsDiffer = (
  products: readonly NamedProduct[],
  parts: readonly (readonly RelatedPart[])[],
): boolean => {
  const keys = products.map(ownKeys);
  const placeOf = new Map(keys.flatMap((own, place) => own.map((key) => [key, place] as const)));
  const sameAs = products.map((_, place) => {
    const named = (parts[place] ?? []).map((part) => {
      const compared = placeOf.get(relatedKey(part));
      return compared === undefined
        ? JSON.stringify([relatedKey(part), part.quantity, part.notes.trim()])
        : `${compared}`;
    });
    return [...new Set([...named, `${place}`])].sort().join('\n');
  });
  return differ(sameAs);
};
