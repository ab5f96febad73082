import { labelsOfVehicle } from '#core/search/index/applications.ts';
import { type Bitmap, emptyBitmap, fullBitmap, keepCommon, removeAll, setBit } from '#core/search/index/bitmap.ts';
import { at } from '#core/search/index/growing.ts';
import { entriesOf, entriesOfLabel, type Postings } from '#core/search/index/postings.ts';
import { ordinalOfKey, type Segment, valueLabel } from '#core/search/index/segment.ts';
import type { SearchFilters } from '#core/search/query/query.ts';
import { productsOf } from './clause.ts';

/** The products that pass every demand that profiles do not decide; undefined where all do. */
export function allowedBy(
  segment: Segment,
  { vehicleIds = [], engines = [], ranges = [], values = [] }: SearchFilters,
  keys: readonly number[] | undefined,
  hidden: Bitmap | undefined,
): Bitmap | undefined {
  const demands: Bitmap[] = [];
  if (keys !== undefined) demands.push(withKeys(segment, keys));
  if (vehicleIds.length > 0) demands.push(forAnyVehicle(segment, vehicleIds));
  if (engines.length > 0) demands.push(withAnyLabel(segment, segment.engines, engines));
  for (const { property, values: wanted } of values) {
    if (wanted.length === 0) continue;
    demands.push(
      withAnyLabel(
        segment,
        segment.values,
        wanted.map((value) => valueLabel(property, value)),
      ),
    );
  }
  for (const range of ranges) demands.push(inRange(segment, range.property, range.from, range.to));
  if (demands.length === 0 && hidden === undefined) return undefined;

  const allowed = demands[0] ?? fullBitmap(segment.size);
  for (const demand of demands.slice(1)) keepCommon(allowed, demand);
  if (hidden !== undefined) removeAll(allowed, hidden);
  return allowed;
}

function withKeys(segment: Segment, keys: readonly number[]): Bitmap {
  const bitmap = emptyBitmap(segment.size);
  for (const key of keys) {
    const ordinal = ordinalOfKey(segment, key);
    if (ordinal !== undefined) setBit(bitmap, ordinal);
  }
  return bitmap;
}

function forAnyVehicle({ applications, size }: Segment, vehicleIds: readonly number[]): Bitmap {
  return productsOf(
    applications,
    vehicleIds.map((id) => entriesOf(applications, labelsOfVehicle(applications, id))),
    size,
  );
}

const withAnyLabel = ({ size }: Segment, postings: Postings, labels: readonly string[]): Bitmap =>
  productsOf(
    postings,
    labels.map((label) => entriesOfLabel(postings, label)),
    size,
  );

function inRange({ size, columns }: Segment, property: string, from = -Infinity, to = Infinity): Bitmap {
  const bitmap = emptyBitmap(size);
  const column = columns.numbers.find((each) => each.property === property);
  if (column === undefined) return bitmap;
  const { values, ordinals } = column;
  for (let place = firstNotBelow(values, from); place < values.length && valueAt(values, place) <= to; place++) {
    setBit(bitmap, at(ordinals, place));
  }
  return bitmap;
}

const valueAt = (values: Float64Array, place: number): number => values[place] as number;

function firstNotBelow(values: Float64Array, least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(values, middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
