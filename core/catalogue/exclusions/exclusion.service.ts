import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { CatalogueFailure } from '../catalogue-failure.ts';
import type { ChosenExclusion, Exclusion, ExclusionFailure } from './exclusions.ts';

/** 'Marcas y Familias': what a user leaves out of their own searches (docs/rules/search.md 9). */
export interface ExclusionService {
  read(caller: Caller): Promise<Result<readonly Exclusion[], CatalogueFailure>>;
  /** The whole list in place of the former; answers it as it was kept. */
  save(caller: Caller, list: readonly ChosenExclusion[]): Promise<Result<readonly Exclusion[], ExclusionsFailure>>;
}

export type ExclusionsFailure =
  | CatalogueFailure
  | ExclusionFailure
  /** A brand or type that the catalogue has not. */
  | { readonly code: 'exclusion-unknown' };
