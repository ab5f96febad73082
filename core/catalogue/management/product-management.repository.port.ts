import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { PageKeyUnreadable } from '../names/catalogue-name.repository.port.ts';
import type { SaleState } from '../products/sale-state.ts';
import type { ListedProductPage, ManagedProduct, ProductChoices, ProductFilter } from './managed-product.ts';
import type { ProductDetails } from './product-details.ts';

export const productUses = [
  'orders',
  'carts',
  'quotes',
  'savedLists',
  'claims',
  'warranties',
  'offers',
  'lots',
  'news',
  'flyers',
] as const;
export type ProductUse = (typeof productUses)[number];
/** How many things of each kind use it; a kind that is not named has none. */
export type ProductUses = Readonly<Partial<Record<ProductUse, number>>>;

export type ProductNotFound = { readonly code: 'product-not-found' };
/** Somebody else changed it since it was seen; `by` is empty where nobody is known. */
export type ProductNotAsSeen = ProductNotFound | { readonly code: 'product-moved'; readonly by: string };
export type ProductInUse = { readonly code: 'product-in-use'; readonly uses: ProductUses };

/** Refusals that only the stored catalogue can tell. */
export type ProductClash =
  /** The maker has that code already. */
  | { readonly code: 'product-code-taken'; readonly id: ProductId; readonly name: string }
  /**
   * The maker's code is sold in place of another product already: `name` is what is sold, `product` and `id` what it
   * stands with.
   */
  | {
      readonly code: 'product-sold-elsewhere';
      readonly id: ProductId;
      readonly name: string;
      readonly product: string;
    }
  /** A brand, family or vehicle that a field names is not there. */
  | { readonly code: 'product-choice-unknown'; readonly field: string };

/** Keys of products in the order in which they were found, up to so many. */
export type FoundProducts = (upTo: number) => readonly number[];

/**
 * Products as staff settle them. Each write is a generation of the catalogue of its own
 * (docs/decisions/0003-catalogue-generations.md), which search, caches and open carts follow, and leaves its entry in
 * the audit trail in its transaction.
 */
export interface ProductManagementRepository {
  /** `found` where the words or the family are those of a search; null: all of them, by code. */
  page(
    filter: ProductFilter,
    found: FoundProducts | null,
    after: string | null,
  ): Promise<Result<ListedProductPage, PageKeyUnreadable>>;
  /**
   * Keys of products that lie where `filter.text` says, or on what it is the beginning of: 'A-03' is of 'A-03' and
   * 'A-03-2', not of 'A-031'. By place.
   */
  locatedAt(filter: Pick<ProductFilter, 'text' | 'brandId' | 'typeId'>): Promise<readonly number[]>;
  choices(): Promise<ProductChoices>;
  /** The attributes that any of these have, what most of them have first. */
  attributesOf(keys: readonly number[]): Promise<readonly string[]>;
  find(id: ProductId): Promise<ManagedProduct | null>;
  add(details: ProductDetails, author: Author): Promise<Result<ProductId, ProductClash | CatalogueBusy>>;
  /** `decide` gets what is stored, which cannot change until this ends; null where there is none. */
  change(
    id: ProductId,
    author: Author,
    decide: (held: ManagedProduct | null) => Result<ProductDetails, ProductNotAsSeen>,
  ): Promise<Result<void, ProductNotAsSeen | ProductClash | CatalogueBusy>>;
  setSale(id: ProductId, sale: SaleState, author: Author): Promise<Result<void, ProductNotFound | CatalogueBusy>>;
  /** The uses of a product; empty where it may be removed. */
  uses(id: ProductId): Promise<ProductUses>;
  /** Only a product that nothing uses: one that was ever sold is discontinued instead. */
  remove(id: ProductId, author: Author): Promise<Result<void, ProductNotFound | ProductInUse | CatalogueBusy>>;
  /** Who changed it last; null where nobody is known. */
  lastChange(id: ProductId): Promise<LastChange | null>;
}
