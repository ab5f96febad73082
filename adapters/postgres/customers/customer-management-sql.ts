import { type CustomerFilter, maxCounted, writtenCodes, writtenEmail } from '#core/customers/customer-search.ts';
import { searchWords } from '#core/customers/search-words.ts';
import { startOfDay } from '#core/shared/buenos-aires.ts';
import { namesToChooseSql } from '../catalogue-names/names-to-choose.ts';
import { rowId } from '../database/row-id.ts';
import { hasNoAccessSql } from './access-sql.ts';
import { isIdleSql } from './idle-sql.ts';

/** The last sign-in of either login, and the newest order. */
const lastOnes = `
  (select max(u.last_login) from app_user u where u.customer_id = c.id) as last_login,
  (select o.sent_at from sales_order o where o.customer_id = c.id order by o.sent_at desc limit 1) as last_order`;

const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);

/** PostgreSQL's texts cannot hold a null character. */
const plain = (text: string): string => text.replaceAll('\0', '');

/** The conditions of a filter on `customer c`; `value` keeps what each compares with, and answers its place. */
export const filterConditions = (
  { text, state, sellerId, zone, priceListId, idleSince, access }: CustomerFilter,
  value: (each: unknown) => string,
): readonly string[] => [
  // The longest first: most rows lack it, and are looked at for no other.
  ...longestFirst(searchWords(text)).map((word) => `position(${value(word)} in c.search_text) > 0`),
  ...(state === '' ? [] : [`c.state = ${value(plain(state))}`]),
  ...(sellerId === '' ? [] : [`c.seller_id = ${value(rowId(sellerId))}`]),
  ...(zone === '' ? [] : [`c.zone = ${value(plain(zone))}`]),
  ...(priceListId === '' ? [] : [`c.price_list_id = ${value(rowId(priceListId))}`]),
  ...(idleSince === '' ? [] : [isIdleSql(value(startOfDay(idleSince)))]),
  ...(access === '' ? [] : [hasNoAccessSql]),
];

/**
 * A page of what a filter finds, one row more than `most`: each filter is another text, which is prepared once. A
 * customer that has the whole text for a code or an e-mail is the first of the first page, and on no other.
 */
export const pageSql = (
  filter: CustomerFilter,
  after: readonly [name: string, id: number] | null,
  limit: number,
): readonly [sql: string, values: readonly unknown[]] => {
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const codes = writtenCodes(plain(filter.text));
  const conditions = [
    ...filterConditions(filter, value),
    ...(after === null ? [] : [`(c.name_key, c.id) > (${value(after[0])}, ${value(after[1])}::int)`]),
  ];
  const where = (more: readonly string[]): string => {
    const all = [...conditions, ...more];
    return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
  };
  const email = writtenEmail(plain(filter.text));
  const ofEmail = email === null ? '' : ` or lower(c.email) = ${value(email)}`;
  const isNamed = codes.length === 0 ? null : `(c.external_code = any(${value(codes)}::text[])${ofEmail})`;
  const ordered = `(select c.*, 1 as place from customer c${where(isNamed === null ? [] : [`not ${isNamed}`])}
              order by c.name_key, c.id limit ${limit + 1})`;
  const named =
    isNamed === null || after !== null ? '' : `(select c.*, 0 as place from customer c${where([isNamed])}) union all `;
  return [
    `select c.id, c.external_code, c.name, c.name_key, c.fantasy_name, c.cuit, c.town, c.zone, c.state, c.allow_offers,
            p.name as price_list_name, s.name as seller_name, ${lastOnes}
       from (${named}${ordered}) c
       join price_list p on p.id = c.price_list_id
       left join seller s on s.id = c.seller_id
      order by c.place, c.name_key, c.id`,
    values,
  ];
};

/** Counts from the index alone, up to ten thousand. */
export const countSql = `select count(*)::int as total from (select 1 from customer limit ${maxCounted + 1}) c`;

const detailColumns = `
  select c.id, c.external_code, c.name, c.fantasy_name, c.cuit, c.email, c.other_emails, c.phone, c.other_addresses, c.address, c.town, c.province, c.postcode, c.zone, c.zone_email,
         c.seller_id, c.price_list_id, c.allow_offers, c.credit_limit, c.state,
         array[c.discount1, c.discount2, c.discount3, c.discount4, c.discount5]::text[] as discounts,
         (select coalesce(json_agg(json_build_object('brand_id', d.brand_id, 'type_id', d.type_id, 'percentage', d.percentage::text,
                   'text', d.text) order by d.brand_id nulls first, d.type_id nulls first), '[]')
            from customer_discount d where d.customer_id = c.id) as items,
         coalesce((select user_name from app_user where customer_id = c.id and role = 'CustomerAdmin'), '') as admin_login,
         coalesce((select user_name from app_user where customer_id = c.id and role = 'CustomerUser'), '') as user_login
    from customer c`;

export const detailsSql = `${detailColumns} where c.id = $1`;

export const allDetailsSql = `${detailColumns} order by c.name_key, c.id`;

export const factsSql = `
  select ${lastOnes}, c.created_at, c.order_mails,
         (select p.name from price_list p where p.id = c.price_list_id) as price_list_name,
         coalesce((select s.name from seller s where s.id = c.seller_id), '') as seller_name,
         ((select coalesce(sum(d.debt), 0) from account_document d where d.customer_id = c.id and not d.finished)
          - (select coalesce(sum(p.on_account), 0) from payment p where p.customer_id = c.id and p.on_account > 0))::text as debt
    from customer c where c.id = $1`;

export const choicesSql = `
  select (select coalesce(json_agg(json_build_object('id', id::text, 'name', name) order by name), '[]') from price_list
           where withdrawn_at is null) as lists,
         (select coalesce(json_agg(json_build_object('id', id::text, 'name', name, 'isInactive', inactive) order by name), '[]')
            from seller) as sellers,
         (select coalesce(json_agg(json_build_object('name', zone, 'email', email) order by zone), '[]')
            from (select zone, max(zone_email) as email from customer where zone <> '' group by zone) z) as zones,
         (select coalesce(json_agg(distinct state), '[]') from customer) as states,
         (select value from setting where key = 'whatsapp') as whatsapp,
         ${namesToChooseSql}`;

/** The zones that are in use by others than $1, and the numbers of zones. */
export const zonesSql = `
  select array(select distinct zone from customer where zone <> '' and id <> all($1::int[]) order by zone) as zones,
         (select value from setting where key = 'whatsapp') as whatsapp`;

/** Other customers that a new or changed one would clash with, in one statement. */
export const clashesSql = `
  select 'code' as what, id, external_code, name from customer where external_code = $2 and id <> $1
  union all
  (select 'cuit', id, external_code, name from customer where $3 <> '' and cuit_digits = $3 and id <> $1 order by id limit 1)
  union all
  select 'login', 0, user_name, '' from app_user where user_name = any($4::text[]) and customer_id is distinct from $1`;

/** Which of the things that it names are not there. */
export const unknownSql = `
  select (select count(*) from price_list where id = $1 and withdrawn_at is null)::int as lists,
         (select count(*) from seller where id = $2 and (not inactive or id = (select c.seller_id from customer c where c.id = $5)))::int as sellers,
         array(select i from unnest($3::int[]) with ordinality u(id, i) where u.id is not null
                and not exists (select from product_brand b where b.id = u.id))::int[] as brands,
         array(select i from unnest($4::int[]) with ordinality u(id, i) where u.id is not null
                and not exists (select from product_type t where t.id = u.id))::int[] as types`;

export const insertSql = `
  insert into customer (external_code, name, fantasy_name, cuit, email, address, town, province, postcode, zone, zone_email, seller_id,
    price_list_id, allow_offers, credit_limit, state, discount1, discount2, discount3, discount4, discount5, other_emails, phone,
    other_addresses)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24) returning id`;

export const updateSql = `
  update customer set external_code = $1, name = $2, fantasy_name = $3, cuit = $4, email = $5, address = $6, town = $7, province = $8,
    postcode = $9, zone = $10, zone_email = $11, seller_id = $12, price_list_id = $13, allow_offers = $14, credit_limit = $15, state = $16,
    discount1 = $17, discount2 = $18, discount3 = $19, discount4 = $20, discount5 = $21, other_emails = $22, phone = $23,
    other_addresses = $24 where id = $25`;

/** Where no text was given, an item is called by the names of its family and brand. */
export const insertItemsSql = `
  insert into customer_discount (customer_id, brand_id, type_id, percentage, text)
  select $1, i.brand_id, i.type_id, i.percentage, coalesce(nullif(i.text, ''), concat_ws(' ', t.name, b.name))
    from unnest($2::int[], $3::int[], $4::numeric[], $5::text[]) as i (brand_id, type_id, percentage, text)
    left join product_brand b on b.id = i.brand_id left join product_type t on t.id = i.type_id`;
