import type { ResolutionContext } from 'inversify';
import { parts } from '../parts.ts';
import { sellingOf } from './selling.ts';

/** What every search needs. */
export const searchingOf = (made: ResolutionContext) => ({
  ...sellingOf(made),
  searchIndex: made.get(parts.searchHost),
  exclusions: made.get(parts.exclusions),
  vehicles: made.get(parts.vehicles),
  taxonomy: made.get(parts.taxonomy),
});
