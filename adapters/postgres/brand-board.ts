import type { LastChange } from '#core/audit/last-change.ts';
import type { BrandBoardRepository, StoredBrands } from '#core/segments/brand-board.repository.port.ts';
import type { BrandPlace } from '#core/segments/brand-board.ts';
import { asId, type SegmentId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from './audit.ts';
import { type CatalogueFollower, moveCatalogueRules } from './catalogue/catalogue-follower.ts';
import type { Database, Queries } from './database/database.ts';
import { publishedGeneration } from './database/published-generation.ts';
import { rowId } from './database/row-id.ts';
import { isoInstant } from './live/live.ts';

const action = 'vehicle-brands-arranged';
const segmentsSql = `
  select id, name from vehicle_brand_segment where coalesce(generation, 0) <= ${publishedGeneration} order by sort_order, id`;
const brandsSql = `
  select id, segment_id, name, sort_order, generation <= ${publishedGeneration} as is_published from vehicle_brand order by id`;

/**
 * Two brands of one name may change places: until all are where they belong, a brand that moves has a key of its own.
 */
const asideSql = `update vehicle_brand set name_key = id || ' ' || name_key where id = any($1::int[])`;
const placeSql = `
  update vehicle_brand b
     set segment_id = place.segment_id, sort_order = place.sort_order,
         name_key = substr(b.name_key, position(' ' in b.name_key) + 1)
    from unnest($1::int[], $2::int[], $3::int[]) as place (id, segment_id, sort_order)
   where b.id = place.id`;
const segmentOrderSql = `
  update vehicle_brand_segment s set sort_order = wanted.place
    from unnest($1::int[]) with ordinality as wanted (id, place) where s.id = wanted.id`;

/** `follower` is this process's own: what is stored, it shows at once. */
export const createBrandBoardRepository = (
  database: Database,
  follower: Pick<CatalogueFollower, 'look'>,
): BrandBoardRepository => ({
  read: () => readBrands(database),

  async arrange(author, decide) {
    const stored = await database.transaction(async (tx) => {
      // An import that makes brands waits for this, and this for it.
      await tx.query('lock table vehicle_brand in share row exclusive mode', []);
      const held = await readBrands(tx);
      const decided = decide(held);
      if (!decided.ok) return decided;
      const before = new Map(held.brands.map((brand) => [brand.id, brand]));
      const moved = decided.val.brands.filter(({ id, segmentId, order }) => {
        const brand = before.get(id);
        return brand?.vehicleBrandSegmentId !== segmentId || brand.order !== order;
      });
      const wanted = decided.val.segments;
      const isReordered = held.segments.some(({ id }, index) => wanted[index] !== id);
      if (moved.length === 0 && !isReordered) return Ok(undefined);
      if (moved.length > 0) await write(tx, moved);
      if (isReordered) await tx.query(segmentOrderSql, [wanted.map(rowId)]);
      const others = moved.filter(({ id, segmentId }) => before.get(id)?.vehicleBrandSegmentId !== segmentId);
      await recordAudit(tx, author, action, {
        moved: others.map(({ id, segmentId }) => ({
          id,
          name: before.get(id)?.name,
          from: before.get(id)?.vehicleBrandSegmentId,
          to: segmentId,
        })),
        reordered: moved.length - others.length,
        ...(isReordered && { segments: namesInOrder(held, wanted) }),
      });
      await moveCatalogueRules(tx);
      return Ok(undefined);
    });
    if (stored.ok) await follower.look();
    return stored;
  },

  async lastChange() {
    const [row] = await database.query<LastChange>(
      `select user_name as by, ${isoInstant('at')} as at from audit_entry where action = $1 order by id desc limit 1`,
      [action],
    );
    return row ?? null;
  },
});

const namesInOrder = ({ segments }: StoredBrands, order: readonly SegmentId[]): readonly string[] =>
  order.flatMap((wanted) => segments.find(({ id }) => id === wanted)?.name ?? []);

const readBrands = async (queries: Queries): Promise<StoredBrands> => {
  const segments = await queries.query<{ id: number; name: string }>(segmentsSql, []);
  const rows = await queries.query<{
    id: number;
    segment_id: number | null;
    name: string;
    sort_order: number;
    is_published: boolean;
  }>(brandsSql, []);
  const brands = rows.map(({ id, segment_id, name, sort_order, is_published }) => ({
    isPublished: is_published,
    brand: {
      vehicleBrandSegmentId: segment_id === null ? null : asId<'segment'>(String(segment_id)),
      id: asId<'vehicle-brand'>(String(id)),
      name,
      order: sort_order,
    },
  }));
  return {
    segments: segments.map(({ id, name }) => ({ id: asId(String(id)), name })),
    brands: brands.flatMap(({ isPublished, brand }) => (isPublished ? [brand] : [])),
    unseen: brands.flatMap(({ isPublished, brand }) => (isPublished ? [] : [brand])),
  };
};

const write = async (tx: Queries, places: readonly BrandPlace[]): Promise<void> => {
  const ids = places.map(({ id }) => rowId(id));
  await tx.query(asideSql, [ids]);
  await tx.query(placeSql, [
    ids,
    places.map(({ segmentId }) => (segmentId === null ? null : rowId(segmentId))),
    places.map(({ order }) => order),
  ]);
};
