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

/** Products with a published content; one that an unfinished import made is none. */
const someProduct = `product p where exists (
  select from product_version v where v.product_id = p.id and v.generation <= ${publishedGeneration})`;

/** A price `l` that stands: the newest of its row in its list, and not emptied. */
const standing = `l.price > 0 and l.generation <= ${publishedGeneration} and not exists (
  select from list_price n where n.product_price_id = l.product_price_id and n.price_list_id = l.price_list_id
     and n.generation > l.generation and n.generation <= ${publishedGeneration})`;

/** A list without prices is looked for through all prices: once each, whatever customers it has. */
const factsSql = `
  with bare as materialized (
    select pl.id from price_list pl where not exists (select from list_price l where l.price_list_id = pl.id and ${standing}))
  select ${counted(someProduct)} as products,
         ${counted(`${someProduct} and not exists (
           select from product_price pp join list_price l on l.product_price_id = pp.id where pp.product_id = p.id and ${standing})`)} as unpriced,
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

/** What there is of the shop. */
export const readSetupFacts = async (database: Database): Promise<StoredSetupFacts> => {
  await database.yieldToOthers();
  const [row] = await database.query<
    Omit<StoredSetupFacts, 'tellsOrders' | 'mailed' | 'zoneFirst'> & { readonly hasZoneAccount: boolean }
  >(factsSql);
  if (row === undefined) throw new Error('a statement without from answered no row');
  const { hasZoneAccount, ...facts } = row;
  const mailed: Partial<Record<MailGroupName, readonly string[]>> = {};
  const zoneFirst: MailGroupName[] = [];
  for (const name of mailGroupNames) {
    const group = mailGroupOf(await readSetting<Partial<MailGroup>>(database, `mail.${name}`));
    // What customers send has a zone; a question on the public page has none.
    const hasZone = name !== 'comunication' && group.sendToZoneAccount && hasZoneAccount;
    if (hasZone && group.accounts.length === 0) zoneFirst.push(name);
    mailed[name] = name === 'orders' ? group.accounts : await namedOrAdministrators(database, group.accounts);
  }
  const told = mailed as Record<MailGroupName, readonly string[]>;
  return { ...facts, mailed: told, zoneFirst, tellsOrders: told.orders.length > 0 || zoneFirst.includes('orders') };
};
