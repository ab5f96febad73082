import * as z from 'zod/mini';
import { type SavedSearch, searchPlaces } from '#core/saved-searches/saved-search.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

const name = z.string().check(z.maxLength(400));

/** What the searches are of; the catalogue's where it is left out. */
const place = z.optional(z.enum(searchPlaces));
export const searchPlaceWire = z.strictObject({ place });

/** The body of `POST api/SavedSearches`; `query` is what the list's address says after its '?'. */
export const newSearchWire = z.strictObject({ name, query: z.string().check(z.maxLength(20_000)), place });

/** The body of `PUT api/SavedSearches/{id}`. */
export const searchNameWire = z.strictObject({ name });

export const savedSearchWire = z.object({ id: answeredId, name: z.string(), query: z.string(), version: z.number() });

export const savedSearchesWire = z.array(savedSearchWire);

export const savedSearchFromWire = (search: z.infer<typeof savedSearchWire>): SavedSearch => ({
  ...search,
  id: idFromWire(search.id),
});
