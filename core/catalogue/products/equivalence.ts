import { normaliseCode, sizedCode } from '#core/shared/product-code.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { CodeOfOtherBrand, ShownProduct } from './product.ts';

/**
 * A maker's code as it is compared: `VOLKSWAGEN 377 419 810` and `Volkswagen 377-419-810` are one, another maker's is
 * not.
 */
const keyOf = ({ brand, code }: CodeOfOtherBrand): string => `${normaliseCode(brand)}/${sizedCode(code)}`;

interface Coded {
  readonly shown: Pick<ShownProduct, 'code' | 'productBrandName' | 'codesOtherBrands'>;
  readonly rows: readonly Pick<CatalogueProduct['rows'][number], 'brandName' | 'code'>[];
}

/** The codes under which the product itself is sold. */
const soldAs = ({ shown, rows }: Coded): CodeOfOtherBrand[] => [
  { brand: shown.productBrandName, code: shown.code },
  ...rows.map((row) => ({ brand: row.brandName, code: row.code })),
];

/** Every code that stands for the product: its own and those it is known to be equivalent to, each once. */
export const standingFor = (product: Coded): readonly CodeOfOtherBrand[] => [
  ...new Map([...soldAs(product), ...product.shown.codesOtherBrands].map((code) => [keyOf(code), code])).values(),
];

/** Whether one names the other, or both name the same third (an original number, say), by maker and code. */
export const areEquivalent = (a: Coded, b: Coded): boolean => {
  const ofA = new Set(standingFor(a).map(keyOf));
  return standingFor(b).some((code) => ofA.has(keyOf(code)));
};
