import { getOrCreate } from '#core/shared/get-or-create.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { type Disabled, isDisabled } from '../taxonomy/disabled.ts';
import { type CatalogueProduct, type CatalogueRow, typeIdsOf } from './catalogue-product.ts';
import type { FoundBy, ShownProduct } from './product.ts';

/** What the distributor has switched off, and whether the caller sees that too, marked (docs/rules/catalogue.md 3). */
export interface Visibility {
  readonly disabled: Disabled;
  readonly seesDisabled: boolean;
}

/** A product as everyone with the same visibility sees it, before anybody's prices. */
export interface VisibleProduct {
  readonly product: CatalogueProduct;
  /** The product's own where nothing of it is switched off. */
  readonly shown: ShownProduct;
  readonly isDisabled: boolean;
  readonly rows: readonly CatalogueRow[];
}

type Kept = WeakMap<Disabled, WeakMap<CatalogueProduct, VisibleProduct>>;
const keptForStaff: Kept = new WeakMap();
const keptForOthers: Kept = new WeakMap();

/**
 * The product without price rows and codes of other disabled brands, and without relations to disabled products, for
 * callers who may not see them. Made once.
 */
export const visibleProduct = (product: CatalogueProduct, visibility: Visibility): VisibleProduct => {
  const kept = visibility.seesDisabled ? keptForStaff : keptForOthers;
  const products = getOrCreate(kept, visibility.disabled, () => new WeakMap<CatalogueProduct, VisibleProduct>());
  return getOrCreate(products, product, () => toVisibleProduct(product, visibility));
};

const toVisibleProduct = (product: CatalogueProduct, { disabled, seesDisabled }: Visibility): VisibleProduct => {
  const typeIds = typeIdsOf(product);
  return {
    product,
    shown: seesDisabled ? product.shown : shownOnSale(product, disabled),
    isDisabled: isDisabled(disabled, product.brandId, typeIds),
    rows: seesDisabled ? product.rows : product.rows.filter((row) => !isDisabled(disabled, row.brandId, typeIds)),
  };
};

const shownOnSale = (product: CatalogueProduct, disabled: Disabled): ShownProduct => {
  const { shown } = product;
  const relations = relationsOnSale(product, disabled);
  const codesOtherBrands = codesOnSale(product, disabled);
  return relations === shown.relations && codesOtherBrands === shown.codesOtherBrands
    ? shown
    : { ...shown, relations, codesOtherBrands };
};

/** The makers that are switched off where this product is, as `normaliseCode` makes their names. */
const namesOff = (product: CatalogueProduct, disabled: Disabled): ReadonlySet<string> => {
  const typeIds = typeIdsOf(product);
  return new Set(
    [...disabled.brandNames].flatMap(([brandId, name]) => (isDisabled(disabled, brandId, typeIds) ? [name] : [])),
  );
};

/** Whether a maker may be named beside this product to a caller of that visibility. */
export const mayBeNamed = (product: CatalogueProduct, brand: string, { disabled, seesDisabled }: Visibility): boolean =>
  seesDisabled || disabled.brandNames.size === 0 || !namesOff(product, disabled).has(normaliseCode(brand));

/** How it was found, without the name. */
const unnamed = ({ by }: FoundBy): FoundBy => ({ by, code: '', brand: '' });

/**
 * By what the product was found, as a caller of that visibility may know it. A code of a disabled maker still leads to
 * the product in its place, which does not name that maker (docs/rules/catalogue.md 3).
 */
export const visibleFoundBy = (product: CatalogueProduct, visibility: Visibility, foundBy: FoundBy): FoundBy => {
  const { by, code, brand } = foundBy;
  if (visibility.seesDisabled || code === '') return foundBy;
  if (by !== 'relation') return mayBeNamed(product, brand, visibility) ? foundBy : unnamed(foundBy);
  const isShown = visibleProduct(product, visibility).shown.relations.some(({ products }) =>
    products.some((related) => related.code === code && related.productBrandName === brand),
  );
  return isShown ? foundBy : unnamed(foundBy);
};

/** The product's own list where all of it is on sale. */
const codesOnSale = (product: CatalogueProduct, disabled: Disabled): ShownProduct['codesOtherBrands'] => {
  const { codesOtherBrands } = product.shown;
  const off = namesOff(product, disabled);
  if (off.size === 0) return codesOtherBrands;
  const onSale = codesOtherBrands.filter(({ brand }) => !off.has(normaliseCode(brand)));
  return onSale.length === codesOtherBrands.length ? codesOtherBrands : onSale;
};

/** The product's own list where all of it is on sale. */
const relationsOnSale = ({ shown, related }: CatalogueProduct, disabled: Disabled): ShownProduct['relations'] => {
  const off = new Set(
    [...related].flatMap(([id, { brandId, typeIds }]) => (isDisabled(disabled, brandId, typeIds) ? [id] : [])),
  );
  if (off.size === 0) return shown.relations;
  return shown.relations.flatMap(({ title, products }) => {
    const onSale = products.filter(({ productId }) => !off.has(productId));
    return onSale.length === 0 ? [] : [{ title, products: onSale }];
  });
};
