import { firstPriceListName } from '#core/catalogue/import/proposed-price-list.ts';
import { generalSegment } from '#core/segments/general-segment.ts';
import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Queries } from '../database/database.ts';

/** Finds the names that a list uses, or makes them as part of the catalogue draft; each is looked up once. */
export class Names {
  private readonly known: Map<string, Promise<number>>;
  private readonly queries: Queries;
  private readonly generation: number;

  constructor(queries: Queries, generation: number, known = new Map<string, Promise<number>>()) {
    this.queries = queries;
    this.generation = generation;
    this.known = known;
  }

  /** Looks up and makes names inside a transaction, and remembers them together with this object. */
  within(tx: Queries): Names {
    return new Names(tx, this.generation, this.known);
  }

  brand(name: string): Promise<number> {
    return this.once(`brand ${folded(name)}`, () =>
      this.make(
        `insert into product_brand (name, name_key, generation) values ($1, $2, $3) on conflict (name_key) do nothing returning id`,
        `select id from product_brand where name_key = $1`,
        [name, folded(name), this.generation],
        [folded(name)],
      ),
    );
  }

  /** A family, or a subfamily of one. */
  type(name: string, parentId: number | null): Promise<number> {
    const key = folded(name);
    return this.once(`type ${parentId} ${key}`, () =>
      this.make(
        `insert into product_type (name, name_key, parent_id, generation, drawing)
         values ($1, $2, $3, $4, coalesce((select drawing from product_type where id = $3), 'part'))
         on conflict (parent_id, name_key) do nothing returning id`,
        `select id from product_type where name_key = $1 and parent_id is not distinct from $2`,
        [name, key, parentId, this.generation],
        [key, parentId],
      ),
    );
  }

  priceList(name: string): Promise<number> {
    return this.inShortTable('price_list', name);
  }

  /** The list that the prices of a catalogue go to. */
  firstPriceList(): Promise<number> {
    return this.once('first price list', async () => {
      const [list] = await this.queries.query<{ id: number }>('select id from price_list order by id limit 1', []);
      return list?.id ?? this.priceList(firstPriceListName);
    });
  }

  /**
   * A brand that is there keeps its segment when a list names none, and a new one stands in the general one. Where
   * somebody put them in an order, a new one comes last.
   */
  vehicleBrand(name: string, segment: string | undefined): Promise<number> {
    const key = folded(name);
    return this.once(`vehicle brand ${segment ?? ''} ${key}`, async () => {
      const isKnown = segment === undefined && (await this.hasVehicleBrand(key));
      const segmentId = isKnown ? null : await this.segment(segment ?? generalSegment);
      return this.make(
        `insert into vehicle_brand (name, name_key, segment_id, generation, sort_order)
         select $1, $2, $3::int, $4,
                (select coalesce(max(sort_order) + 1, 0) from vehicle_brand
                  where segment_id is not distinct from $3::int and sort_order > 0)
          where $3::int is not null or not exists (select from vehicle_brand where name_key = $2)
         on conflict (segment_id, name_key) do nothing returning id`,
        `select id from vehicle_brand where name_key = $1 and ($2::int is null or segment_id = $2) order by id limit 1`,
        [name, key, segmentId, this.generation],
        [key, segmentId],
      );
    });
  }

  private async hasVehicleBrand(key: string): Promise<boolean> {
    return (await this.queries.query('select 1 from vehicle_brand where name_key = $1 limit 1', [key])).length > 0;
  }

  private segment(name: string): Promise<number> {
    return this.inShortTable('vehicle_brand_segment', name);
  }

  /**
   * A name in a short table, found as the plan compares it: without accents, case and punctuation. A new segment comes
   * last.
   */
  private inShortTable(table: 'price_list' | 'vehicle_brand_segment', name: string): Promise<number> {
    return this.once(`${table} ${folded(name)}`, async () => {
      const rows = await this.queries.query<{ id: number; name: string }>(
        `select id, name from ${table} order by id`,
        [],
      );
      const there = rows.find((row) => folded(row.name) === folded(name));
      if (there !== undefined) return there.id;
      const [made] = await this.queries.query<{ id: number }>(
        table === 'price_list'
          ? 'insert into price_list (name, generation) values ($1, $2) returning id'
          : `insert into vehicle_brand_segment (name, generation, sort_order)
             select $1, $2, coalesce(max(sort_order), 0) + 1 from vehicle_brand_segment returning id`,
        [name, this.generation],
      );
      if (made === undefined) throw new Error('a name was neither found nor made');
      return made.id;
    });
  }

  vehicle(brandId: number, name: string): Promise<number> {
    const key = folded(name);
    return this.once(`vehicle ${brandId} ${key}`, () =>
      this.make(
        `insert into vehicle (vehicle_brand_id, name, name_key, generation) values ($1, $2, $3, $4)
         on conflict (vehicle_brand_id, name_key) do nothing returning id`,
        'select id from vehicle where vehicle_brand_id = $1 and name_key = $2',
        [brandId, name, key, this.generation],
        [brandId, key],
      ),
    );
  }

  private once(key: string, find: () => Promise<number>): Promise<number> {
    return getOrCreate(this.known, key, find);
  }

  private async make(
    insert: string,
    select: string,
    inserted: readonly unknown[],
    selected: readonly unknown[],
  ): Promise<number> {
    const [there] = await this.queries.query<{ id: number }>(select, selected);
    if (there !== undefined) return there.id;
    const [made] = await this.queries.query<{ id: number }>(insert, inserted);
    const row = made ?? (await this.queries.query<{ id: number }>(select, selected))[0];
    if (row === undefined) throw new Error('a name was neither found nor made');
    return row.id;
  }
}
