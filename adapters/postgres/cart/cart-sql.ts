import { isoInstant, tellCompanySql } from '../live/live.ts';
import { lotJson } from '../offers/stored-lot.ts';

export const readCartSql = `
  select coalesce(c.version, 0) as version, coalesce(c.updated_at, 'epoch') as updated_at, cu.terms_version,
         (select coalesce(json_agg(json_build_object('id', l.id, 'row', l.product_price_id, 'lot', l.offer_lot_id,
                  'quantity', l.quantity, 'cost', l.accepted_cost::text, 'by', l.added_by, 'at', l.added_at)
                  order by l.id), '[]')
            from cart_line l where l.customer_id = cu.id) as lines,
         (select coalesce(json_agg(${lotJson}), '[]') from offer_lot o
           where o.id in (select offer_lot_id from cart_line where customer_id = cu.id)) as lots
    from customer cu left join cart c on c.customer_id = cu.id
   where cu.id = $1`;

const changedNotice = (by: string): string =>
  tellCompanySql(
    'CartChanged',
    'b.customer_id',
    `'count', b.line_count, 'updatedAt', ${isoInstant('b.updated_at')}, 'by', ${by}`,
  );

// The cart's own row is locked first, always: by setting a line and by sending an order alike. The line is read under
// its lock, and `on conflict` sees a line that another transaction has just inserted: so the quantity seen ($7) is
// compared with the current one.
export const setLineSql = `
  with held as (select customer_id from cart where customer_id = $1 for update),
  gone as (
    delete from cart_line l using held
     where l.customer_id = held.customer_id and $4::int = 0 and ($7::int is null or l.quantity = $7::int)
       and l.product_price_id is not distinct from $2::int and l.offer_lot_id is not distinct from $3::int
    returning 1),
  line as (
    select l.quantity, l.accepted_cost from held join cart_line l using (customer_id)
     where l.product_price_id is not distinct from $2::int and l.offer_lot_id is not distinct from $3::int
       for update of l),
  kept as (
    insert into cart_line as l (customer_id, product_price_id, offer_lot_id, quantity, accepted_cost, added_by)
    select customer_id, $2::int, $3::int, $4::int, $5::numeric, $6::text from held
     where $4::int > 0 and (coalesce($7::int, 0) = 0 or exists (select from line))
    on conflict (customer_id, product_price_id, offer_lot_id)
      do update set quantity = excluded.quantity, accepted_cost = excluded.accepted_cost
      where (l.quantity, l.accepted_cost) is distinct from (excluded.quantity, excluded.accepted_cost)
        and ($7::int is null or l.quantity in ($7::int, excluded.quantity))
    returning (xmax = 0) as is_new),
  b as (
    update cart set version = version + 1, updated_at = clock_timestamp(),
           line_count = line_count - (select count(*) from gone)::int + (select count(*) from kept where is_new)::int
     where customer_id = $1 and (exists (select from gone) or exists (select from kept))
    returning customer_id, line_count, updated_at)
  select coalesce(b.line_count, c.line_count) as count, coalesce(b.updated_at, c.updated_at) as updated_at,
         $7::int is not null and case when $4::int > 0
           then not exists (select from kept)
                and not exists (select from line where (quantity, accepted_cost) = ($4::int, $5::numeric))
           else not exists (select from gone) and exists (select from line) end as has_moved,
         case when b.customer_id is not null then ${changedNotice('$6::text')} end as notice
    from held join cart c using (customer_id) left join b on true`;

export const acceptCostsSql = `
  with held as (select customer_id from cart where customer_id = $1 for update),
  taken as (
    update cart_line l set accepted_cost = t.cost
      from held, unnest($2::bigint[], $3::numeric[]) as t (id, cost)
     where l.customer_id = held.customer_id and l.id = t.id and l.accepted_cost <> t.cost
    returning 1),
  b as (
    update cart set version = version + 1, updated_at = clock_timestamp()
     where customer_id = $1 and exists (select from taken)
    returning customer_id, line_count, updated_at)
  select coalesce(b.line_count, c.line_count) as count, coalesce(b.updated_at, c.updated_at) as updated_at,
         case when b.customer_id is not null then ${changedNotice('$4::text')} end as notice
    from held join cart c using (customer_id) left join b on true`;

// Runs in a transaction that holds the cart already, so that nobody else changes what it reads.
export const setLinesSql = `
  with wanted as (
    select * from unnest($2::int[], $3::int[], $4::int[], $5::numeric[])
      with ordinality as w (row_id, quantity, was, cost, place)),
  moved as (
    select 1 from wanted w left join cart_line l on l.customer_id = $1 and l.product_price_id = w.row_id
     where coalesce(l.quantity, 0) not in (w.was, w.quantity)),
  kept as (
    insert into cart_line as l (customer_id, product_price_id, quantity, accepted_cost, added_by)
    select $1, row_id, quantity, cost, $6::text from wanted where not exists (select from moved) order by place
    on conflict (customer_id, product_price_id, offer_lot_id)
      do update set quantity = excluded.quantity, accepted_cost = excluded.accepted_cost
      where (l.quantity, l.accepted_cost) is distinct from (excluded.quantity, excluded.accepted_cost)
    returning (xmax = 0) as is_new),
  b as (
    update cart set version = version + 1, updated_at = clock_timestamp(),
           line_count = line_count + (select count(*) from kept where is_new)::int
     where customer_id = $1 and exists (select from kept)
    returning customer_id, line_count, updated_at)
  select coalesce(b.line_count, c.line_count) as count, coalesce(b.updated_at, c.updated_at) as updated_at,
         exists (select from moved) as has_moved,
         case when b.customer_id is not null then ${changedNotice('$6::text')} end as notice
    from cart c left join b using (customer_id) where c.customer_id = $1`;

/** Which of the rows ($2) are in a cart, a combo of it, a saved list or a quote of the company ($1). */
export const heldRowsSql = `
  select product_price_id as row from cart_line where customer_id = $1 and product_price_id = any($2::int[])
  union
  select p.product_price_id from cart_line l join offer_lot_product p on p.offer_lot_id = l.offer_lot_id
    where l.customer_id = $1 and p.product_price_id = any($2::int[])
  union
  select l.product_price_id from saved_list s join saved_list_line l on l.list_id = s.id
    where s.customer_id = $1 and l.product_price_id = any($2::int[])
  union
  select l.product_price_id from quote q join quote_line l on l.quote_id = q.id
    where q.customer_id = $1 and l.product_price_id = any($2::int[])
`;
