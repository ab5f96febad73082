import { createActor } from 'xstate';
import type { CachedCatalogue } from '#adapters/http/cached-catalogue.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Suggestion } from '#core/catalogue/catalogue-desk.ts';
import type { ProductDesk } from '#core/catalogue/product-desk.ts';
import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import { createSuggestionsMachine } from '#web/search-box/suggestions.machine.ts';

/** A product that was found by its code, with the brands under which it is sold. */
export interface FoundProduct {
  readonly productId: ProductId;
  readonly code: string;
  readonly description: string;
  readonly brands: readonly { readonly id: ProductBrandId; readonly name: string }[];
  /** The only brand, or that of the suggestion; empty where one is to be chosen. */
  readonly brandId: ProductBrandId | '';
}

/** Finds a product by its code, for whoever claims it. */
export type ProductFinder = ReturnType<typeof createProductFinder>;

export function createProductFinder(catalogue: CachedCatalogue, products: ProductDesk, caller: Caller) {
  const suggestions = createActor(createSuggestionsMachine((text) => catalogue.autocompleteCode(caller, text))).start();
  return {
    suggestions,
    /** The suggestion with its brands; null where they cannot be had. */
    async take({ productId, code, description, productBrandName }: Suggestion): Promise<FoundProduct | null> {
      const answer = await products.brands(caller, productId);
      if (!answer.ok || answer.val.length === 0) return null;
      const brands = answer.val;
      const named =
        brands.find(({ name }) => name === productBrandName) ?? (brands.length === 1 ? brands[0] : undefined);
      return { productId, code, description, brands, brandId: named?.id ?? '' };
    },
    stop: () => void suggestions.stop(),
  };
}
