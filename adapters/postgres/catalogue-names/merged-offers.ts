import type { NameId } from '#core/catalogue/names/catalogue-name.ts';
import { type OfferPlace, offersTogether } from '#core/offers/management/offers-together.ts';
import type { Queries } from '../database/database.ts';
import { mergedPairs } from './merged-terms.ts';
import type { NameTable } from './name-table.ts';

interface OfferRow {
  readonly brand: number | null;
  readonly type: number | null;
  readonly from: string | null;
  readonly until: string | null;
}

/** Those that count or will; today is a day of Buenos Aires. */
const offersSql = `
  select brand_id as brand, coalesce(type_id, parent_type_id) as type, from_day::text as "from", until_day::text as until
    from offer_value_quantity
   where withdrawn_at is null and coalesce(until_day >= (now() at time zone 'UTC' - interval '3 hours')::date, true)`;

/** How many offers by value or quantity count together from a merge on. */
export const offersTogetherIn = async (
  queries: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
): Promise<number> => {
  if (table.terms === null) return 0;
  const { column } = table.terms;
  const pairs = await mergedPairs(queries, table.terms, source, target);
  const offers = await queries.query<OfferRow>(offersSql, []);
  const families = await queries.query<{ id: number; parent: number | null }>(
    'select id, parent_id as parent from product_type',
    [],
  );
  const into = new Map(pairs.map((pair) => [pair.source, pair.target]));
  const parents = new Map(families.map(({ id, parent }) => [id, parent]));
  const same = (id: number): number => id;
  const next = (id: number): number => into.get(id) ?? id;
  const place = ({ brand, type }: OfferRow, ofBrand: typeof next, ofType: typeof next): OfferPlace => {
    const family = type === null ? null : ofType(type);
    const parent = family === null ? null : (parents.get(family) ?? null);
    return {
      brandId: brand === null ? null : String(ofBrand(brand)),
      typeIds: [family, parent === null ? null : ofType(parent)].flatMap((id) => (id === null ? [] : [String(id)])),
    };
  };
  return offersTogether(
    offers.map((offer) => ({
      from: offer.from,
      until: offer.until,
      before: place(offer, same, same),
      after: column === 'brand_id' ? place(offer, next, same) : place(offer, same, next),
    })),
  );
};
