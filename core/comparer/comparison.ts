import type { Product, ProductPrice, ShownProduct } from '#core/catalogue/products/product.ts';
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

/** One attribute of all the compared products, in their order; null where a product has none. */
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
