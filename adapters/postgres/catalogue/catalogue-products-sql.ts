import { picturesOfRowSql } from '../files/product-picture-rows.ts';

/** The newest content of each product that is published: $2 is the generation looked from. */
const price = `
  json_build_object('id', pp.id, 'brand_id', pp.brand_id, 'brand_name', pb.name, 'code', pp.code, 'internal_code', x.internal_code,
    'images', ${picturesOfRowSql('pp.id')}, 'stock_state', x.stock_state, 'is_discontinued', x.is_discontinued,
    'is_not_available', x.is_not_available, 'multiple', x.multiple, 'iva', x.iva::text,
    'purchase_cost', x.purchase_cost::text, 'promotion', (
      select o.percentage::text from offer o where o.product_price_id = pp.id and o.is_promotion and o.active order by o.id limit 1),
    'list_prices', (
      select coalesce(json_agg(json_build_array(l.price_list_id, (l.price * 100)::bigint)), '[]') from (
        select distinct on (price_list_id) price_list_id, price from list_price
         where product_price_id = pp.id and generation <= $2 order by price_list_id, generation desc) l),
    'offers', (
      select coalesce(json_agg(json_build_object('id', o.id, 'min_quantity', o.min_quantity,
        'multiples_only', o.multiples_only, 'percentage', o.percentage::text, 'note', o.note) order by o.min_quantity), '[]')
        from offer o where o.product_price_id = pp.id and o.active and not o.is_promotion))`;

/** Catalogue products by their ids ($1) as one row each; order is the caller's. */
export const catalogueProductsSql = `
  select p.id, p.code, p.brand_id, b.name as brand_name, v.type_id, t.name as type_name, t.parent_id as parent_type_id,
         f.name as parent_type_name, t.drawing, v.description, v.position, v.engines, v.technical,
         (select coalesce(json_agg(json_build_array(e.brand_name, e.code) order by e.brand_name, e.code), '[]')
            from equivalent_code e where e.product_id = p.id and e.generation <= $2) as equivalents,
         (select coalesce(json_agg(json_build_object('brand', vb.name, 'vehicle', ve.name, 'vehicle_id', ve.id, 'engine', a.engine,
                   'details', a.details, 'from', lower(a.range), 'to', upper(a.range) - 1)
                   order by vb.sort_order, vb.name, ve.name, lower(a.range) nulls first, a.engine), '[]')
            from (select vehicle_id, engine, details, unnest(years) as range from (
                    select distinct on (vehicle_id, engine, details) * from application
                     where product_id = p.id and generation <= $2
                     order by vehicle_id, engine, details, generation desc) newest) a
            join vehicle ve on ve.id = a.vehicle_id join vehicle_brand vb on vb.id = ve.vehicle_brand_id) as applications,
         (select coalesce(json_agg(json_build_object('title', r.title, 'id', rp.id, 'code', rp.code, 'brand', rb.name,
                   'brand_id', rp.brand_id, 'type_id', rv.type_id, 'parent_type_id', rt.parent_id,
                   'quantity', r.quantity, 'notes', r.notes) order by r.title, rp.code), '[]')
            from product_relation r join product rp on rp.id = r.related_product_id join product_brand rb on rb.id = rp.brand_id
            join lateral (select type_id from product_version pv where pv.product_id = rp.id and pv.generation <= $2
                           order by pv.generation desc limit 1) rv on true
            join product_type rt on rt.id = rv.type_id
           where r.product_id = p.id and r.generation <= $2) as relations,
         (select coalesce(json_agg(${price} order by pp.id), '[]')
            from product_price pp
            join product_brand pb on pb.id = pp.brand_id
            join lateral (select * from price_version pv where pv.product_price_id = pp.id and pv.generation <= $2
                           order by pv.generation desc limit 1) x on true
           where pp.product_id = p.id) as prices
    from product p
    join product_brand b on b.id = p.brand_id
    join lateral (select * from product_version pv where pv.product_id = p.id and pv.generation <= $2
                   order by pv.generation desc limit 1) v on true
    join product_type t on t.id = v.type_id
    left join product_type f on f.id = t.parent_id
   where p.id = any($1::int[])`;

export interface PriceJson {
  readonly id: number;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly code: string;
  readonly internal_code: string;
  readonly images: readonly string[];
  readonly stock_state: 0 | 1 | 2;
  readonly is_discontinued: boolean;
  readonly is_not_available: boolean;
  readonly multiple: number;
  readonly iva: string;
  readonly purchase_cost: string | null;
  readonly promotion: string | null;
  readonly list_prices: readonly (readonly [list: number, cents: number])[];
  readonly offers: readonly {
    readonly id: number;
    readonly min_quantity: number;
    readonly multiples_only: boolean;
    readonly percentage: string;
    readonly note: string;
  }[];
}

export interface ApplicationJson {
  readonly brand: string;
  readonly vehicle: string;
  readonly vehicle_id: number;
  readonly engine: string;
  readonly details: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface CatalogueProductJson {
  readonly id: number;
  readonly code: string;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly type_id: number;
  readonly type_name: string;
  readonly parent_type_id: number | null;
  readonly parent_type_name: string | null;
  readonly drawing: string;
  readonly description: string;
  readonly position: string;
  readonly engines: string;
  readonly technical: Readonly<Record<string, string>>;
  readonly equivalents: readonly (readonly [brand: string, code: string])[];
  readonly applications: readonly ApplicationJson[];
  readonly relations: readonly {
    readonly title: string;
    readonly id: number;
    readonly code: string;
    readonly brand: string;
    readonly brand_id: number;
    readonly type_id: number;
    readonly parent_type_id: number | null;
    readonly quantity: number;
    readonly notes: string;
  }[];
  readonly prices: readonly PriceJson[];
}
