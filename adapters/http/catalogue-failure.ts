import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { CallFailure } from './call.ts';

/** A problem that no service of the catalogue knows is worth another try, as no answer is. */
export const catalogueFailure = (failure: CallFailure): CatalogueFailure =>
  failure.code === 'problem' ? { code: 'unreachable' } : failure;
