import type { PriceListRepository } from '#core/price-lists/price-list.repository.port.ts';
import {
  type PlacedPriceListRow,
  type PriceList,
  priceListFileName,
  priceListFormats,
} from '#core/price-lists/price-list.ts';
import { asId } from '#core/shared/ids.ts';
import type { CatalogueFollower } from '../catalogue/catalogue-follower.ts';
import type { Database } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';

/** Few at a time, so that other people's statements do not wait long. */
const rowsAtOnce = 500;

const rowsSql = `
  select pp.id, pp.code, b.name as brand, v.description, t.name as type_name, f.name as parent_name, l.price, x.iva, x.multiple,
         pp.brand_id, p.brand_id as product_brand_id, v.type_id, t.parent_id
    from product_price pp
    join product p on p.id = pp.product_id
    join product_brand b on b.id = pp.brand_id
    join lateral (select type_id, description from product_version pv where pv.product_id = p.id and pv.generation <= $3
                   order by pv.generation desc limit 1) v on true
    join product_type t on t.id = v.type_id
    left join product_type f on f.id = t.parent_id
    join lateral (select iva, multiple, is_discontinued or is_not_available as is_away from price_version pv
                   where pv.product_price_id = pp.id and pv.generation <= $3 order by pv.generation desc limit 1) x on not x.is_away
    join lateral (select price from list_price lp where lp.product_price_id = pp.id and lp.price_list_id = $2
                     and lp.generation <= $3 order by lp.generation desc limit 1) l on l.price > 0
   where pp.id > $1 order by pp.id limit ${rowsAtOnce}`;

interface RowOfList {
  readonly id: number;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly type_name: string;
  readonly parent_name: string | null;
  readonly price: string;
  readonly iva: string;
  readonly multiple: number;
  readonly brand_id: number;
  readonly product_brand_id: number;
  readonly type_id: number;
  readonly parent_id: number | null;
}

interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly generation: number | null;
  readonly disabled: string | null;
  readonly made_at: string | null;
}

/** The price lists whose files customers take, and when those were made. */
export const createPriceListRepository = (
  database: Database,
  follower: Pick<CatalogueFollower, 'generation'>,
): PriceListRepository => ({
  async lists() {
    // A list of an import that is not published yet is left out.
    const rows = await database.query<ListRow>(
      `select l.id, l.name, f.generation, f.disabled, f.made_at
         from price_list l left join price_list_file f on f.price_list_id = l.id and f.format = 'excel'
        where coalesce(l.generation, 0) <= $1 and l.withdrawn_at is null order by l.id`,
      [follower.generation()],
    );
    return rows.map(
      ({ id, name, generation, disabled, made_at }): PriceList => ({
        id: asId(String(id)),
        name,
        made:
          generation === null || made_at === null
            ? null
            : { version: { generation, disabled: disabled ?? '' }, date: made_at },
      }),
    );
  },

  async *rows(id, generation) {
    const [end] = await database.query<{ last: number | null }>('select max(id) as last from product_price', []);
    const last = end?.last ?? 0;
    let after = 0;
    for (;;) {
      const rows = await database.query<RowOfList>(rowsSql, [after, rowId(id), generation]);
      after = rows.at(-1)?.id ?? last;
      const isEnd = rows.length < rowsAtOnce;
      yield { rows: rows.map(placedRow), progress: isEnd ? 1 : after / last };
      if (isEnd) return;
    }
  },

  async made(list, { generation, disabled }, at) {
    await database.query(
      `insert into price_list_file (price_list_id, format, name, generation, disabled, made_at)
       select $1, file.format, file.name, $4, $6, $5::timestamptz from unnest($2::text[], $3::text[]) as file (format, name)
       on conflict (price_list_id, format) do update
         set name = excluded.name, generation = excluded.generation, disabled = excluded.disabled, made_at = excluded.made_at
         where excluded.generation >= price_list_file.generation`,
      [
        rowId(list.id),
        priceListFormats,
        priceListFormats.map((format) => priceListFileName(list, format)),
        generation,
        at,
        disabled,
      ],
    );
  },

  announce: (state, progress) =>
    tell(database, { name: 'PriceListsChanged', audience: 'everyone', facts: { state, progress } }),
});

const placedRow = (row: RowOfList): PlacedPriceListRow => ({
  code: row.code,
  brand: row.brand,
  description: row.description,
  family: row.parent_name ?? row.type_name,
  subfamily: row.parent_name === null ? '' : row.type_name,
  listPrice: fromColumn(row.price),
  iva: fromColumn(row.iva),
  multiple: row.multiple,
  brandIds: [...new Set([row.brand_id, row.product_brand_id])].map((id) => asId(String(id))),
  typeIds: [row.type_id, row.parent_id].flatMap((id) => (id === null ? [] : [asId(String(id))])),
});
