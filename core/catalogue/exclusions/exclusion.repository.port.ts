import type { BrandAndType } from './exclusions.ts';

/** What each user has left out in 'Marcas y Familias' (docs/rules/search.md 9). */
export interface ExclusionRepository {
  /** In the order in which they were saved; none for an unknown user. */
  of(userName: string): Promise<readonly BrandAndType[]>;
  /** The whole list in place of the former. */
  save(userName: string, pairs: readonly BrandAndType[]): Promise<void>;
}
