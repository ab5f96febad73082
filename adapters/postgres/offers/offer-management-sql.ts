import type { OfferKind } from '#core/offers/management/managed-offer.ts';
import { offerPicture } from './offer-picture.ts';

export interface ManagedOfferRow {
  readonly id: number;
  readonly rows: readonly (readonly [rowId: number, quantity: number])[];
  readonly title: string;
  readonly percentage: string | null;
  readonly price: string | null;
  readonly min_quantity: number | null;
  readonly min_value: string | null;
  readonly multiples_only: boolean;
  readonly text: string;
  readonly type_id: number | null;
  readonly brand_id: number | null;
  readonly type_name: string;
  readonly brand_name: string;
  readonly image: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly is_withdrawn: boolean;
}

const days = `o.from_day::text as "from", o.until_day::text as until, o.withdrawn_at is not null as is_withdrawn, o.from_day, o.until_day`;

const ofRowSql = (isPromotion: boolean): string => `
  select o.id, json_build_array(json_build_array(o.product_price_id, 1)) as rows, '' as title, o.percentage, null::numeric as price,
         o.min_quantity, null::numeric as min_value, o.multiples_only, o.note as text, null::int as type_id, null::int as brand_id,
         '' as type_name, '' as brand_name, '' as image, ${days}, concat_ws(' ', pp.code, b.name, o.note) as searched,
         array[pp.code] as codes
    from offer o join product_price pp on pp.id = o.product_price_id join product_brand b on b.id = pp.brand_id
   where ${isPromotion ? '' : 'not '}o.is_promotion`;

const lotSql = `
  select o.id, (select coalesce(json_agg(json_build_array(p.product_price_id, p.quantity) order by p.product_price_id), '[]')
                  from offer_lot_product p where p.offer_lot_id = o.id) as rows,
         o.title, null::numeric as percentage, o.price, null::int as min_quantity, null::numeric as min_value, false as multiples_only,
         o.gift_text as text, null::int as type_id, null::int as brand_id, '' as type_name, '' as brand_name,
         ${offerPicture('OfferLots', 'o.id')} as image, ${days},
         concat_ws(' ', o.title, o.gift_text, (select string_agg(pp.code, ' ') from offer_lot_product p
           join product_price pp on pp.id = p.product_price_id where p.offer_lot_id = o.id)) as searched,
         array(select pp.code from offer_lot_product p join product_price pp on pp.id = p.product_price_id where p.offer_lot_id = o.id) as codes
    from offer_lot o`;

const valueQuantitySql = `
  select o.id, '[]'::json as rows, '' as title, o.percentage, null::numeric as price, o.min_quantity, o.min_value, false as multiples_only,
         o.gift_text as text, coalesce(o.type_id, o.parent_type_id) as type_id, o.brand_id, coalesce(t.name, f.name, '') as type_name,
         coalesce(b.name, '') as brand_name, ${offerPicture('OfferValueQuantities', 'o.id')} as image, ${days},
         concat_ws(' ', t.name, f.name, b.name, o.gift_text) as searched, array[]::text[] as codes
    from offer_value_quantity o
    left join product_type t on t.id = o.type_id
    left join product_type f on f.id = o.parent_type_id
    left join product_brand b on b.id = o.brand_id`;

/** Every offer of a kind, in the same columns. */
export const managedOffersSql: { readonly [Kind in OfferKind]: string } = {
  row: ofRowSql(false),
  promotion: ofRowSql(true),
  lot: lotSql,
  'value-quantity': valueQuantitySql,
};

export const offerTables = {
  row: 'offer',
  promotion: 'offer',
  lot: 'offer_lot',
  'value-quantity': 'offer_value_quantity',
} as const satisfies { readonly [Kind in OfferKind]: string };

/** The SQL of core/offers/management/offer-period.ts: a test holds the two to one another. */
export const stateSql = (today: string): string => `
  case when is_withdrawn then 'withdrawn' when until_day < ${today} then 'past' when from_day > ${today} then 'scheduled' else 'current' end`;

/** Whether the offer is valid on that day. */
export const countsOn = (today: string): string =>
  `(withdrawn_at is null and coalesce(from_day <= ${today}, true) and coalesce(until_day >= ${today}, true))`;

/** The next day on which something of the table turns: $1 is today. */
const turnsOf = (table: string): string => `
  select case when active <> ${countsOn('$1::date')} then $1::date when from_day > $1::date then from_day
              when until_day >= $1::date then until_day + 1 end as day
    from ${table} where withdrawn_at is null or active`;

export const nextTurnSql = `
  select min(day)::text as day from (${[...new Set(Object.values(offerTables))].map(turnsOf).join(' union all ')}) t`;

const ofRowCartsSql = `
  select count(distinct l.customer_id)::int as count from offer o
    join cart_line l on l.product_price_id = o.product_price_id and l.quantity >= o.min_quantity
    join customer c on c.id = l.customer_id and (c.allow_offers or o.is_promotion)
   where o.id = $1 and o.active`;

const lotCartsSql = `
  select count(distinct l.customer_id)::int as count from cart_line l where l.offer_lot_id = $1`;

/** The carts whose lines of the family and brand reach the minimum, at the costs that their people accepted. */
const valueQuantityCartsSql = `
  select count(*)::int as count from (
    select l.customer_id from offer_value_quantity o
      cross join cart_line l
      join customer c on c.id = l.customer_id and c.allow_offers
      join product_price pp on pp.id = l.product_price_id and (o.brand_id is null or pp.brand_id = o.brand_id)
      join lateral (select v.type_id from product_version v where v.product_id = pp.product_id order by v.generation desc limit 1) v on true
      join product_type t on t.id = v.type_id
     where o.id = $1 and o.active and (o.type_id is null or t.id = o.type_id)
       and (o.parent_type_id is null or o.parent_type_id in (t.id, t.parent_id))
     group by l.customer_id, o.id
    having sum(l.quantity) >= coalesce(o.min_quantity, 0) and sum(l.quantity * l.accepted_cost) >= coalesce(o.min_value, 0)) reached`;

/** In how many carts an offer ($1) gives somebody something. */
export const cartsSql: { readonly [Kind in OfferKind]: string } = {
  row: ofRowCartsSql,
  promotion: ofRowCartsSql,
  lot: lotCartsSql,
  'value-quantity': valueQuantityCartsSql,
};
