import { createActor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { ProductBrand } from '#core/catalogue/taxonomy/product-brand.ts';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import type { ClaimablePart, ClaimablePartsService } from '#core/claims/claimable-parts.service.ts';
import type { OrderArticle } from '#core/claims/order-articles.ts';
import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CatalogueQueries } from '#web/catalogue-queries.ts';
import { createSuggestionsMachine } from '#web/search-box/suggestions.machine.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** A product that was found by its code, with the brands under which it is sold. */
export interface FoundProduct {
  readonly productId: ProductId;
  readonly code: string;
  readonly description: string;
  readonly brands: readonly { readonly id: ProductBrandId; readonly name: string }[];
  /** The only brand, or that of the suggestion; empty where one is to be chosen. */
  readonly brandId: ProductBrandId | '';
}

/** The catalogue has no brand of it to choose, or the call failed. */
type ProductNotFound = CatalogueFailure | { readonly code: 'product-without-brands' };

/** Finds a product by its code, for a claim or a warranty. */
export type ProductFinder = ReturnType<typeof createProductFinder>;

interface ProductFinderPorts {
  readonly catalogue: { readonly [Query in 'codes' | 'brandsOf']: Pick<CatalogueQueries[Query], 'fetch'> };
  readonly parts: ClaimablePartsService;
  readonly queries: ServiceQueries;
}

/** Whether another suggestion is the same product under the same code and brand. */
export const sameAs = (one: Suggestion) => (other: Suggestion) =>
  other.productId === one.productId && other.code === one.code && other.productBrandName === one.productBrandName;

export function createProductFinder({ catalogue, parts, queries }: ProductFinderPorts, caller: Caller) {
  /** Products that the catalogue does not show come with their brands, which it does not answer. */
  let beyond: readonly ClaimablePart[] = [];
  const mayClaim = refusal('claims', caller) === null;

  const suggest = async (text: string): Promise<Result<readonly Suggestion[], CatalogueFailure>> => {
    // Staff who announce news look for what is on sale, and nothing else.
    if (!mayClaim) return catalogue.codes.fetch(text);
    const [shown, named] = await Promise.all([catalogue.codes.fetch(text), parts.byCode(caller, text)]);
    if (!shown.ok) return shown;
    if (!named.ok) return shown.val.length > 0 ? shown : named;
    beyond = named.val.filter((part) => !shown.val.some(sameAs(part)));
    // Such a part's whole code was typed: it comes before products whose code only begins so.
    return Ok([...beyond, ...shown.val]);
  };
  const suggestions = createActor(createSuggestionsMachine(suggest)).start();

  const brandsOf = async (suggestion: Suggestion): Promise<Result<readonly ProductBrand[], CatalogueFailure>> => {
    const known = beyond.find(sameAs(suggestion));
    return known === undefined ? catalogue.brandsOf.fetch(suggestion.productId) : Ok(known.brands);
  };
  const find = async (suggestion: Suggestion): Promise<Result<FoundProduct, ProductNotFound>> => {
    const { productId, code, description, productBrandName } = suggestion;
    const answer = await brandsOf(suggestion);
    if (!answer.ok) return answer;
    const brands = answer.val;
    if (brands.length === 0) return Err({ code: 'product-without-brands' });
    const named = brands.find(({ name }) => name === productBrandName) ?? (brands.length === 1 ? brands[0] : undefined);
    return Ok({ productId, code, description, brands, brandId: named?.id ?? '' });
  };
  return {
    suggestions,
    /** The suggestion with its brands; null where they cannot be had. */
    take: async (suggestion: Suggestion): Promise<FoundProduct | null> => (await find(suggestion)).unwrapOr(null),
    /** A product of an order: its line has its brand; that of an article of a combo is found as a suggestion's. */
    ofOrder: queries.define(
      'product of an order',
      async (article: OrderArticle): Promise<Result<FoundProduct, ProductNotFound>> => {
        const { productId, productCode: code, description, productBrandId: brandId, productBrandName } = article;
        if (brandId === '') return find({ productId, code, description, productBrandName });
        return Ok({ productId, code, description, brands: [{ id: brandId, name: productBrandName }], brandId });
      },
      // The brands are kept by the catalogue's own query, which live events outdate.
      { staleTime: 0 },
    ),
    stop: () => void suggestions.stop(),
  };
}
