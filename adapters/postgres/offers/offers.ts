import type { OfferRepository } from '#core/offers/offer.repository.port.ts';
import type { OfferValueQuantity } from '#core/offers/offer.service.ts';
import { asId, type Id } from '#core/shared/ids.ts';
import type { Database } from '../database/database.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import { offerPicture } from './offer-picture.ts';
import { type LotJson, lotJson, storedLot } from './stored-lot.ts';

const offeredSql = `
  select distinct pp.product_id as id
    from offer o join product_price pp on pp.id = o.product_price_id
   where o.active
   order by id`;

const lotsSql = `
  select ${lotJson} as lot, ${offerPicture('OfferLots', 'o.id')} as image
    from offer_lot o where o.active order by o.id`;

const valueQuantitiesSql = `
  select o.id, coalesce(o.parent_type_id, t.parent_id) as parent_type_id, o.type_id, o.brand_id, coalesce(f.name, '') as parent_name,
         coalesce(t.name, f.name, '') as type_name, coalesce(b.name, '') as brand_name, o.min_value, o.min_quantity,
         o.percentage, o.gift_text, ${offerPicture('OfferValueQuantities', 'o.id')} as image
    from offer_value_quantity o
    left join product_type t on t.id = o.type_id
    left join product_type f on f.id = coalesce(o.parent_type_id, t.parent_id)
    left join product_brand b on b.id = o.brand_id
   where o.active
   order by o.id`;

interface ValueQuantityRow {
  readonly id: number;
  readonly parent_type_id: number | null;
  readonly type_id: number | null;
  readonly brand_id: number | null;
  readonly parent_name: string;
  readonly type_name: string;
  readonly brand_name: string;
  readonly min_value: string | null;
  readonly min_quantity: number | null;
  readonly percentage: string | null;
  readonly gift_text: string;
  readonly image: string;
}

/** Offers as customers are shown them. */
export const createOfferRepository = (database: Database): OfferRepository => ({
  async offeredProducts() {
    const rows = await database.query<{ id: number }>(offeredSql, []);
    return rows.map(({ id }) => asId(String(id)));
  },

  async lots() {
    const rows = await database.query<{ lot: LotJson; image: string }>(lotsSql, []);
    return rows.map(({ lot, image }) => ({ ...storedLot(lot), image }));
  },

  async lotTitles() {
    const rows = await database.query<{ id: number; title: string }>('select id, title from offer_lot order by id', []);
    return rows.map(({ id, title }) => ({ id: asId(String(id)), title }));
  },

  async valueQuantities() {
    return (await database.query<ValueQuantityRow>(valueQuantitiesSql, [])).map(valueQuantity);
  },
});

const optionalId = <Noun extends string>(id: number | null): Id<Noun> | null => (id === null ? null : asId(String(id)));

const valueQuantity = (row: ValueQuantityRow): OfferValueQuantity => ({
  id: String(row.id),
  productTypeParentId: optionalId(row.parent_type_id),
  productTypeId: optionalId(row.type_id),
  productBrandId: optionalId(row.brand_id),
  productTypeParentName: row.parent_name,
  productTypeName: row.type_name,
  productBrandName: row.brand_name,
  minValue: fromNullableColumn(row.min_value),
  minQuantity: row.min_quantity,
  discount: fromNullableColumn(row.percentage),
  giftText: row.gift_text,
  image: row.image,
});
