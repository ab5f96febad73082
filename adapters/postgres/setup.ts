import { type MailGroup, type MailGroupName, mailGroupNames, mailGroupOf } from '#core/mail/mail-group.ts';
import type { StoredSetupFacts } from '#core/setup/create-setup-service.ts';
import { maxCounted } from '#core/setup/setup-step.ts';
import { readSetting } from './configuration/setting-store.ts';
import { hasNoAccessSql, signsInSql } from './customers/access-sql.ts';
import type { Database } from './database/database.ts';
import { publishedGeneration } from './database/published-generation.ts';
import { namedOrAdministrators } from './mail/administrator-addresses.ts';

const counted = (from: string): string =>
  `(select count(*)::int from (select 1 from ${from} limit ${maxCounted}) counted)`;

/** Products with a published content; those that an unfinished import made do not count. */
const someProduct = `product p where exists (
  select from product_version v where v.product_id = p.id and v.generation <= ${publishedGeneration})`;

/**
 * A price `l` that stands: the newest of its row in its list, and not emptied. Nearly always the first one that is
 * looked at does; `offset 0` keeps PostgreSQL from comparing all prices first, which took a second of the demo's.
 */
const standing = `l.price > 0 and l.generation <= ${publishedGeneration} and not exists (
  select from list_price n where n.product_price_id = l.product_price_id and n.price_list_id = l.price_list_id
     and n.generation > l.generation and n.generation <= ${publishedGeneration} offset 0)`;

const factsSql = `
  with bare as materialized (
    select pl.id from price_list pl
     where not exists (select from list_price l where l.price_list_id = pl.id and ${standing} offset 0))
  select ${counted(someProduct)} as products,
         ${counted('price_list where withdrawn_at is null')} as "priceLists",
         exists (select from price_list where withdrawn_at is null and id not in (select id from bare)) as "hasPrices",
         exists (select from equivalent_code where generation <= ${publishedGeneration}) as "hasEquivalents",
         exists (select from application where generation <= ${publishedGeneration}) as "hasApplications",
         ${counted('vehicle_brand b where b.segment_id is null and exists (select from vehicle v where v.vehicle_brand_id = b.id)')} as "brandsWithoutSegment",
         ${counted('delivery_method where withdrawn_at is null')} as "deliveryMethods",
         ${counted('customer')} as customers,
         ${counted('customer where price_list_id in (select id from bare)')} as "withoutPrices",
         exists (select from customer where price_list_id not in (select id from bare)) as "hasCustomerWithPrices",
         ${counted(`customer c where ${hasNoAccessSql}`)} as "withoutAccess",
         exists (select from customer c where ${signsInSql}) as "hasCustomerWithLogin",
         exists (select from customer where zone_email <> '') as "hasZoneAccount",
         exists (select from sales_order) as "hasOrders"`;

/** Products that are looked at in one statement: some 50 ms of the embedded database, which answers one at a time. */
const productsAtOnce = 2000;

const unpricedSql = `
  with page as materialized (select p.id from ${someProduct} and p.id > $1 order by p.id limit ${productsAtOnce})
  select max(id) as last,
         (count(*) filter (where not exists (
           select from product_price pp where pp.product_id = page.id and exists (
             select from list_price l where l.product_price_id = pp.id and ${standing} offset 0) offset 0)))::int as unpriced
    from page`;

/** Products without a price in any list, as far as they are counted; others are answered in between. */
const countUnpriced = async (database: Database): Promise<number> => {
  let unpriced = 0;
  let after: number | null = 0;
  while (after !== null && unpriced < maxCounted) {
    const [page]: readonly { last: number | null; unpriced: number }[] = await database.query(unpricedSql, [after]);
    unpriced += page?.unpriced ?? 0;
    after = page?.last ?? null;
    await database.yieldToOthers();
  }
  return Math.min(unpriced, maxCounted);
};

/** What there is of the shop. */
export const readSetupFacts = async (database: Database): Promise<StoredSetupFacts> => {
  await database.yieldToOthers();
  const [row] = await database.query<
    Omit<StoredSetupFacts, 'unpriced' | 'tellsOrders' | 'mailed' | 'zoneFirst'> & { readonly hasZoneAccount: boolean }
  >(factsSql);
  if (row === undefined) throw new Error('a statement without from answered no row');
  const { hasZoneAccount, ...facts } = row;
  const mailed: Partial<Record<MailGroupName, readonly string[]>> = {};
  const zoneFirst: MailGroupName[] = [];
  for (const name of mailGroupNames) {
    const group = mailGroupOf(await readSetting<Partial<MailGroup>>(database, `mail.${name}`));
    // Mails of customers go by zone; a question on the public page has none.
    const hasZone = name !== 'comunication' && group.sendToZoneAccount && hasZoneAccount;
    if (hasZone && group.accounts.length === 0) zoneFirst.push(name);
    mailed[name] = name === 'orders' ? group.accounts : await namedOrAdministrators(database, group.accounts);
  }
  const recipients = mailed as Record<MailGroupName, readonly string[]>;
  const unpriced = await countUnpriced(database);
  return {
    ...facts,
    unpriced,
    mailed: recipients,
    zoneFirst,
    tellsOrders: recipients.orders.length > 0 || zoneFirst.includes('orders'),
  };
};
