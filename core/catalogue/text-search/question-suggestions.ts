import type { SearchIndex } from '#core/search/index/search-index.ts';
import { countFound, findPage } from '#core/search/page/find-page.ts';
import type { Excluded } from '#core/search/query/query.ts';
import { completedVehicles } from '#core/search/suggestions/complete-vehicle.ts';
import { asId } from '#core/shared/ids.ts';
import type { TaxonomyNames } from '../taxonomy/taxonomy.repository.port.ts';
import type { QuestionSuggestion } from './catalogue.service.ts';

const MAX_VEHICLES = 4;
const MAX_TYPES = 5;
/** A letter may be the beginning of anything. */
const SHORTEST = 2;
/** The field and the wire take no longer a text. */
const LONGEST = 200;

/**
 * What may be meant by what was typed so far: with the whole name of a vehicle that was begun, then in each of the
 * subfamilies where most was found. Each with how many articles a search for it finds.
 */
export const questionSuggestions = (
  index: SearchIndex,
  text: string,
  excluded: Excluded,
  { types }: TaxonomyNames,
): readonly QuestionSuggestion[] => {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed.length < SHORTEST) return [];
  const vehicles = completedVehicles(index, typed)
    .filter((completed) => completed.length <= LONGEST)
    .map((completed) => ({
      ...{ text: completed, productTypeId: null, productTypeName: '' },
      count: countFound(index, { text: completed, code: completed, excluded }),
    }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_VEHICLES);
  const { facets } = findPage(index, { text: typed, code: typed, excluded, page: 1, pageSize: 1, wantFacets: true });
  const found = facets?.types ?? [];
  const ofTypes = [...new Set(found.map(({ id }) => id))]
    // A type that has others in it is ticked with them.
    .map((id) => ({ id, count: sumOf(found.filter((each) => each.id === id || each.parentId === id)) }))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, MAX_TYPES)
    .flatMap(({ id, count }) => {
      const productTypeId = asId<'product-type'>(String(id));
      const name = types.get(productTypeId)?.name;
      return name === undefined ? [] : [{ text: typed, productTypeId, productTypeName: name, count }];
    });
  return [...vehicles, ...ofTypes];
};

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
