import type { Database } from '#adapters/postgres/database/database.ts';

/** How many customers ask, each on terms of its own. */
export const customerCount = 200;
const priceLists = 20;

/**
 * Price lists beside the demo's, with prices for what the demo sells. Before the generated products, which get a price
 * in each list.
 */
export const fillPriceLists = async (database: Database): Promise<void> => {
  await database.query(
    `insert into price_list (name) select 'Bench ' || n from generate_series((select count(*) + 1 from price_list), $1::int) n`,
    [priceLists],
  );
  await database.query(
    `insert into list_price (product_price_id, price_list_id, generation, price)
     select p.product_price_id, l.id, p.generation, round(p.price * (1 + l.id * 0.01), 2)
       from list_price p cross join price_list l
      where p.price_list_id = (select min(id) from price_list) and l.name like 'Bench %'`,
    [],
  );
};

/**
 * Customers spread over all price lists, no two on the same terms: discounts, discounts of a brand, surcharges of a
 * family, with IVA or without. Each has one login, with the demo's password. Answers the logins.
 */
export const fillCustomers = async (database: Database): Promise<readonly string[]> => {
  const people = await database.query<{ user_name: string }>(
    `with lists as (select id, row_number() over (order by id) - 1 as place from price_list),
          brands as (select id, row_number() over (order by id) - 1 as place from product_brand),
          types as (select id, row_number() over (order by id) - 1 as place from product_type where parent_id is not null),
          made as (
            insert into customer (external_code, name, price_list_id, discount1, discount2, include_iva, show_selling_price)
            select 'B' || n, 'Bench ' || n, lists.id, n % 30, n / 30, n % 2 = 0, n % 3 > 0
              from generate_series(0, $1::int - 1) n join lists on lists.place = n % $2::int
            returning id, substr(external_code, 2)::int as n),
          carts as (insert into cart (customer_id) select id from made),
          discounts as (
            insert into customer_discount (customer_id, brand_id, percentage, text)
            select made.id, brands.id, 1 + n % 15, 'Marca' from made join brands on brands.place = n % (select count(*) from brands)),
          surcharges as (
            insert into customer_surcharge (customer_id, type_id, percentage)
            select made.id, types.id, 20 + n % 40 from made join types on types.place = n % (select count(*) from types))
     insert into app_user (user_name, name, role, customer_id, password_hash)
     select 'bench' || n, 'Bench ' || n, 'CustomerUser', made.id, (select password_hash from app_user where user_name = 'cliente')
       from made returning user_name`,
    [customerCount, priceLists],
  );
  return people.map(({ user_name }) => user_name);
};
