import type { Database } from '#adapters/postgres/database/database.ts';

export const officeSize = { customers: 10_000, orders: 100_000, documents: 100_000 } as const;
/** As many at a time: a statement that goes on for long holds the embedded database. */
const atOnce = 10_000;
/**
 * Orders of the demo that the others are copies of: the shortest, since a hundred thousand long ones take an hour to be
 * written.
 */
const samples = 50;
/** Products of the sample that an order names: enough to find it by one of them. */
const linesOfAnOrder = 3;

const customersSql = `
  insert into customer (external_code, name, fantasy_name, cuit, town, price_list_id, seller_id, zone)
  select 'O' || n, (array['Repuestos', 'Frenos', 'Casa', 'Autopartes', 'Rodamientos'])[1 + n % 5] || ' ' ||
         (array['Ñandú', 'Avellaneda', 'del Sur', 'Paraná', 'San Martín', 'Quilmes', 'Pilar'])[1 + n % 7] || ' ' || n, '', '',
         (array['Rosario', 'Córdoba', 'Salta', 'Neuquén'])[1 + n % 4],
         (select min(id) from price_list), (select id from seller order by id offset n % (select count(*) from seller) limit 1),
         (array['norte', 'sur', 'oeste'])[1 + n % 3]
    from generate_series($1::int, $2::int) n`;

/** Copies of the demo's orders, sent within the last three years; a hundredth of them still waits. */
const ordersSql = `
  with sample as (select row_number() over (order by id) - 1 as place, count(*) over () as many, *
                    from (select * from sales_order where id <= $3 order by length(snapshot::text), id limit ${samples}) shortest),
       buyers as (select row_number() over (order by id) - 1 as place, id from customer),
       made as (
         insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_id, delivery_method_name, subtotal, discount,
                                  total, state, state_at, snapshot)
         select extract(year from t.at)::int, 1000000 + n, b.id, t.at, 'bench', s.delivery_method_id, s.delivery_method_name, s.subtotal,
                s.discount, s.total, case when n % 100 > 0 then 'Delivered' when n % 200 > 0 then 'Received' else 'Sent' end, t.at, s.snapshot
           from generate_series($1::int, $2::int) n
           cross join lateral (select now() - make_interval(mins => n * 15) as at) t
           join buyers b on b.place = (n::bigint * 7919) % (select count(*) from customer) join sample s on s.place = n % s.many
         returning id, number, sent_at, state),
       sourced as (select m.*, s.id as source from made m join sample s on s.place = (m.number - 1000000) % s.many),
       states as (
         insert into sales_order_state (order_id, state, at, by)
         select id, 'Sent', sent_at, 'bench' from made union all
         select id, state, sent_at, 'bench' from made where state <> 'Sent')
  insert into sales_order_line (order_id, position, product_price_id, code, brand, description, quantity, list_price, cost, subtotal, code_key)
  select m.id, l.position, l.product_price_id, l.code, l.brand, l.description, l.quantity, l.list_price, l.cost, l.subtotal, l.code_key
    from sourced m join sales_order_line l on l.order_id = m.source and l.position <= ${linesOfAnOrder}`;

/** A tenth is owed, most of it since long ago. */
const documentsSql = `
  insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt, finished)
  select b.id, (array['A', 'B', 'R'])[1 + n % 3], 90, n, current_date - n / 100, current_date - n / 100 + 30, 1000 + n,
         case when n % 10 = 0 then 1000 + n else 0 end, n % 10 > 0
    from generate_series($1::int, $2::int) n
    join (select row_number() over (order by id) - 1 as place, id from customer) b
      on b.place = (n::bigint * 104729) % (select count(*) from customer)`;

/** An office of some years beside the demo: what its lists are measured on. */
export const fillOffice = async (database: Database): Promise<void> => {
  const fill = async (sql: string, count: number, more: readonly unknown[] = []): Promise<void> => {
    for (let from = 1; from <= count; from += atOnce) {
      await database.query(sql, [from, Math.min(count, from + atOnce - 1), ...more]);
    }
  };
  const [last] = await database.query<{ id: number }>('select max(id) as id from sales_order');
  await fill(customersSql, officeSize.customers);
  await fill(ordersSql, officeSize.orders, [last?.id ?? 0]);
  await fill(documentsSql, officeSize.documents);
  // As the program does each day.
  await database.query('vacuum (analyze)');
};
