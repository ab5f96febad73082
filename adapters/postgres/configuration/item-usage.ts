import { type ItemUsage, maxNamed, type UsedSection } from '#core/configuration/item-usage.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

/** SQL of the customers that use an item ($1), by section. */
const users: Readonly<Record<UsedSection, string>> = {
  specialDiscounts: 'select customer_id from customer_special_discount where special_discount_id = $1::int',
  deliveryMethods: `select customer_id from sales_order
    where delivery_method_id = $1::int and state in ('Sent', 'Received', 'InDelivery')`,
  whatsAppConfigurations: `select c.id as customer_id from setting s, jsonb_array_elements(s.value) contact
    join customer c on folded_words(c.zone) = folded_words(contact->>'zone') where s.key = 'whatsapp' and contact->>'id' = $1::int::text`,
  demandOrigins: `select customer_id from claim where origin_id = $1::int and state in ('Created', 'InProgress')`,
  demandReasons: `select customer_id from claim where reason_id = $1::int and state in ('Created', 'InProgress')`,
  // A warranty is looked up for years: each that bears it counts, resolved or not.
  faultSequences: 'select customer_id from warranty where fault_sequence_id = $1::int',
};

/** Who uses an item of the configuration, asked before it is deleted. */
export const readItemUsage = async (queries: Queries, section: UsedSection, id: string): Promise<ItemUsage> => {
  const [row] = await queries.query<{ count: number; customers: readonly string[] }>(
    `with users as (${users[section]})
     select (select count(*)::int from users) as count,
       array(select c.name from customer c where c.id in (select customer_id from users) order by c.name, c.id limit ${maxNamed}) as customers`,
    [rowId(id)],
  );
  return { count: row?.count ?? 0, customers: row?.customers ?? [] };
};
