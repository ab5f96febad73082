import { getOrCreate } from '#core/shared/get-or-create.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { type Disabled, isDisabled } from '../exclusions/disabled.ts';
import type { FoundBy, ShownProduct } from './product.ts';
import { type CardRow, type ProductCard, typeIdsOf } from './product-card.ts';

/** What the distributor has switched off, and whether who looks sees that too, marked (docs/rules/catalogue.md 3). */
export interface Visibility {
  readonly disabled: Disabled;
  readonly seesDisabled: boolean;
}

/** A card as everyone with the same visibility sees it, before anybody's prices. */
export interface VisibleProduct {
  readonly card: ProductCard;
  /** The card's own where nothing of it is switched off. */
  readonly shown: ShownProduct;
  readonly isDisabled: boolean;
  readonly rows: readonly CardRow[];
}

type Kept = WeakMap<Disabled, WeakMap<ProductCard, VisibleProduct>>;
const keptForStaff: Kept = new WeakMap();
const keptForOthers: Kept = new WeakMap();

/**
 * Price rows of another brand that is switched off, its codes, and relations to what is, are not there for who may not
 * see them. Made once.
 */
export const visibleProduct = (card: ProductCard, visibility: Visibility): VisibleProduct => {
  const kept = visibility.seesDisabled ? keptForStaff : keptForOthers;
  const cards = getOrCreate(kept, visibility.disabled, () => new WeakMap<ProductCard, VisibleProduct>());
  return getOrCreate(cards, card, () => toVisibleProduct(card, visibility));
};

const toVisibleProduct = (card: ProductCard, { disabled, seesDisabled }: Visibility): VisibleProduct => {
  const typeIds = typeIdsOf(card);
  return {
    card,
    shown: seesDisabled ? card.shown : shownOnSale(card, disabled),
    isDisabled: isDisabled(disabled, card.brandId, typeIds),
    rows: seesDisabled ? card.rows : card.rows.filter((row) => !isDisabled(disabled, row.brandId, typeIds)),
  };
};

const shownOnSale = (card: ProductCard, disabled: Disabled): ShownProduct => {
  const { shown } = card;
  const relations = relationsOnSale(card, disabled);
  const codesOtherBrands = codesOnSale(card, disabled);
  return relations === shown.relations && codesOtherBrands === shown.codesOtherBrands
    ? shown
    : { ...shown, relations, codesOtherBrands };
};

/** The makers that are switched off where this card is, as `normaliseCode` makes their names. */
const namesOff = (card: ProductCard, disabled: Disabled): ReadonlySet<string> => {
  const typeIds = typeIdsOf(card);
  return new Set(
    [...disabled.brandNames].flatMap(([brandId, name]) => (isDisabled(disabled, brandId, typeIds) ? [name] : [])),
  );
};

/** Whether a maker may be named beside this card to who looks. */
export const mayBeNamed = (card: ProductCard, brand: string, { disabled, seesDisabled }: Visibility): boolean =>
  seesDisabled || disabled.brandNames.size === 0 || !namesOff(card, disabled).has(normaliseCode(brand));

/** How it was found, without the name. */
const unnamed = ({ by }: FoundBy): FoundBy => ({ by, code: '', brand: '' });

/**
 * By what the card was found, as who looks may hear it. A code of a maker that is switched off still leads to what
 * stands in its place, which does not say whose it is (docs/rules/catalogue.md 3).
 */
export const visibleFoundBy = (card: ProductCard, visibility: Visibility, foundBy: FoundBy): FoundBy => {
  const { by, code, brand } = foundBy;
  if (visibility.seesDisabled || code === '') return foundBy;
  if (by !== 'relation') return mayBeNamed(card, brand, visibility) ? foundBy : unnamed(foundBy);
  const isShown = visibleProduct(card, visibility).shown.relations.some(({ products }) =>
    products.some((related) => related.code === code && related.productBrandName === brand),
  );
  return isShown ? foundBy : unnamed(foundBy);
};

/** The card's own list where all of it is on sale. */
const codesOnSale = (card: ProductCard, disabled: Disabled): ShownProduct['codesOtherBrands'] => {
  const { codesOtherBrands } = card.shown;
  const off = namesOff(card, disabled);
  if (off.size === 0) return codesOtherBrands;
  const onSale = codesOtherBrands.filter(({ brand }) => !off.has(normaliseCode(brand)));
  return onSale.length === codesOtherBrands.length ? codesOtherBrands : onSale;
};

/** The card's own list where all of it is on sale. */
const relationsOnSale = ({ shown, related }: ProductCard, disabled: Disabled): ShownProduct['relations'] => {
  const off = new Set(
    [...related].flatMap(([id, { brandId, typeIds }]) => (isDisabled(disabled, brandId, typeIds) ? [id] : [])),
  );
  if (off.size === 0) return shown.relations;
  return shown.relations.flatMap(({ title, products }) => {
    const onSale = products.filter(({ productId }) => !off.has(productId));
    return onSale.length === 0 ? [] : [{ title, products: onSale }];
  });
};
