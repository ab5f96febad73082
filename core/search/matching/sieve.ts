import { type Bitmap, hasBit } from '#core/search/index/bitmap.ts';
import { at, byteAt } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { allowedBy } from './allowed.ts';

/** What a product misses, as bits. A facet counts what misses nothing, or nothing but the facet's own filter. */
export const misses = { brand: 1, type: 2, stock: 4, offers: 8, hopeless: 16 } as const;

/** The products that pass all criteria but code and text. */
export interface Sieve {
  /** The products that pass what profiles do not decide; undefined where all do. */
  readonly allowed: Bitmap | undefined;
  /** The bits of what a profile misses; undefined where none misses anything. */
  readonly missesOf: ((profile: number) => number) | undefined;
}

export function sieveFor(segment: Segment, { filters = {}, excluded = {}, keys }: Criteria, hidden?: Bitmap): Sieve {
  const allowed = allowedBy(segment, filters, keys, hidden);
  const { profiles } = segment.columns;
  const { offersOnly = false } = filters;
  const [brandIds, typeIds, stocks] = [asked(filters.brandIds), asked(filters.typeIds), asked(filters.stocks)];
  const [noBrands, noTypes, noPairs] = [asked(excluded.brandIds), asked(excluded.typeIds), asked(excluded.pairs)];
  const decides =
    [brandIds, typeIds, stocks, noBrands, noTypes, noPairs].some((list) => list !== undefined) || offersOnly;
  if (!decides) return { allowed, missesOf: undefined };

  const missesOf = (profile: number): number => {
    const brandId = at(profiles.brandId, profile);
    const typeId = at(profiles.typeId, profile);
    const parentId = at(profiles.parentTypeId, profile);
    if (noBrands?.includes(brandId) || holdsType(noTypes, typeId, parentId)) return misses.hopeless;
    if (noPairs !== undefined && holdsPair(noPairs, brandId, typeId, parentId)) return misses.hopeless;
    return (
      (brandIds === undefined || brandIds.includes(brandId) ? 0 : misses.brand) |
      (typeIds === undefined || holdsType(typeIds, typeId, parentId) ? 0 : misses.type) |
      (stocks === undefined || stocks.some((stock) => stock === byteAt(profiles.stock, profile)) ? 0 : misses.stock) |
      (offersOnly && byteAt(profiles.hasOffer, profile) === 0 ? misses.offers : 0)
    );
  };
  return { allowed, missesOf };
}

const holdsType = (ids: readonly number[] | undefined, typeId: number, parentId: number): boolean =>
  ids !== undefined && (ids.includes(typeId) || ids.includes(parentId));

const holdsPair = (
  pairs: NonNullable<Criteria['excluded']>['pairs'],
  brandId: number,
  typeId: number,
  parentId: number,
): boolean => {
  for (const pair of pairs ?? []) {
    if (pair.brandId === brandId && (pair.typeId === typeId || pair.typeId === parentId)) return true;
  }
  return false;
};

/** An empty list asks for nothing in particular, as no list does. */
const asked = <Item>(list: readonly Item[] | undefined): readonly Item[] | undefined =>
  list === undefined || list.length === 0 ? undefined : list;

/** Whether one product passes. */
export const passes = ({ columns }: Segment, { allowed, missesOf }: Sieve, ordinal: number): boolean =>
  (allowed === undefined || hasBit(allowed, ordinal)) &&
  (missesOf === undefined || missesOf(at(columns.profile, ordinal)) === 0);
