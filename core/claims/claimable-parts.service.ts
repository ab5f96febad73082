import type { Caller } from '#core/access/caller.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { ProductBrand } from '#core/catalogue/taxonomy/product-brand.ts';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import type { Result } from '#core/shared/result.ts';

/** A part that can be claimed, with the brands under which it is or was sold. It tells no price and no stock. */
export interface ClaimablePart extends Suggestion {
  readonly brands: readonly ProductBrand[];
}

/** Finds what a claim or a warranty is about, for customers: the capability behind `POST api/Demands/parts`. */
export interface ClaimablePartsService {
  /**
   * The parts of which this is the whole code, also those that are switched off since they were bought: at most 10.
   * What a code merely begins is left to the catalogue, so that nobody can page through what is switched off.
   */
  byCode(caller: Caller, code: string): Promise<Result<readonly ClaimablePart[], CatalogueFailure>>;
}
