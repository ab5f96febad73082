import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import { changeOf } from '#core/customers/customer-changes.ts';
import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type {
  CustomerClash,
  CustomerManagementRepository,
  CustomerNotAsSeen,
} from '#core/customers/customer-management.repository.port.ts';
import { customersOnAPage } from '#core/customers/customer-search.ts';
import type { CustomerChoices, NamedChoice } from '#core/customers/managed-customer.ts';
import { typedCustomer } from '#core/customers/typed-customer.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { orderMailsOf } from '#core/mail/order-mails.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { toColumn } from '../database/money-column.ts';
import { notify } from '../database/notify.ts';
import { writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { noteChange } from '../imports/sheet-changes.ts';
import { isoInstant, tellCustomersChanged } from '../live/live.ts';
import { forgetLinksOfCustomerSql, sessionChannel } from '../session/sessions-sql.ts';
import { clashIn, lockCustomers } from './customer-clashes.ts';
import {
  allDetailsSql,
  choicesSql,
  countSql,
  detailsSql,
  factsSql,
  insertItemsSql,
  insertSql,
  pageSql,
  updateSql,
  zonesSql,
} from './customer-management-sql.ts';
import { customerPlaceOf } from './customer-place.ts';
import { columnsOf, type DetailsRow, details, type ListedRow, listed } from './customer-rows.ts';
import { isUsedSql } from './customer-use-sql.ts';
import { outdateTerms, tellTerms } from './terms-version.ts';
import { writeLogins } from './write-logins.ts';

interface ChoicesRow {
  readonly lists: readonly NamedChoice[];
  readonly sellers: CustomerChoices['sellers'];
  readonly zones: CustomerChoices['zones'];
  readonly states: readonly string[];
  readonly whatsapp: readonly WhatsappContact[] | null;
  readonly brands: readonly NamedChoice[];
  readonly families: CustomerChoices['families'];
}

interface ZonesRow {
  readonly zones: readonly string[];
  readonly whatsapp: readonly WhatsappContact[] | null;
}

/** `moved` gets the company whose terms changed, once that is stored. */
export const createCustomerManagementRepository = (
  database: Database,
  moved: (customerId: CustomerId) => void,
): CustomerManagementRepository => ({
  async page(filter, after, limit = customersOnAPage) {
    const key = after === null ? null : customerPlaceOf(after);
    if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
    const [sql, values] = pageSql(filter, key, limit);
    const rows = await database.query<ListedRow>(sql, values);
    const [counted] = await database.query<{ total: number }>(countSql, []);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return Ok({
      customers: shown.map(listed),
      next: rows.length > shown.length && last !== undefined ? writePageKey([last.name_key, last.id]) : null,
      total: counted?.total ?? 0,
    });
  },

  async find(id) {
    const details = await read(database, id);
    const [facts] = await database.query<{
      last_login: string | null;
      last_order: string | null;
      created_at: string | null;
      debt: string;
      order_mails: readonly string[];
      price_list_name: string;
      seller_name: string;
    }>(factsSql, [rowId(id)]);
    if (details === null || facts === undefined) return null;
    const orderMails = orderMailsOf(facts.order_mails);
    return {
      id,
      details,
      priceListName: facts.price_list_name,
      sellerName: facts.seller_name,
      lastLogin: facts.last_login,
      lastOrder: facts.last_order,
      createdAt: facts.created_at,
      debt: money(facts.debt),
      orderMails,
    };
  },

  async all() {
    const rows = await database.query<DetailsRow>(allDetailsSql, []);
    return rows.map((row) => ({ id: asId<'customer'>(String(row.id)), details: details(row) }));
  },

  async choices() {
    const [row] = await database.query<ChoicesRow>(choicesSql, []);
    const known = row?.zones ?? [];
    const contacts = row?.whatsapp ?? [];
    const others = contacts.map(({ zone }) => zone).filter((zone) => !known.some(({ name }) => name === zone));
    return {
      priceLists: row?.lists ?? [],
      sellers: row?.sellers ?? [],
      zones: [...known, ...[...new Set(others)].map((name) => ({ name, email: '' }))],
      brands: row?.brands ?? [],
      families: row?.families ?? [],
      states: row?.states ?? [],
    };
  },

  async zones(besides) {
    const [row] = await database.query<ZonesRow>(zonesSql, [besides.map(rowId)]);
    const contacts = row?.whatsapp ?? [];
    return [...contacts.map(({ zone }) => zone), ...(row?.zones ?? [])];
  },

  async staffLogins() {
    const rows = await database.query<{ name: string }>(
      'select user_name as name from app_user where customer_id is null order by user_name',
    );
    return rows.map(({ name }) => name);
  },

  clash: (own, details) => clashIn(database, own, details),

  add: (details, author) =>
    database.transaction<CustomerId, CustomerClash>(async (tx) => {
      await lockCustomers(tx);
      const clash = await clashIn(tx, null, details);
      if (clash !== null) return Err(clash);
      const [row] = await tx.query<{ id: number }>(insertSql, columnsOf(details));
      const id = asId<'customer'>(String(row?.id));
      await writeItems(tx, id, details);
      await writeLogins(tx, id, details);
      await recordAudit(tx, author, 'customer-created', {
        customerId: id,
        customer: details.name,
        after: typedCustomer(details),
      });
      await noteCustomer(tx, author, id, null);
      await tellCustomersChanged(tx, [id]);
      return Ok(id);
    }),

  async change(id, author, decide) {
    const changed = await database.transaction<void, CustomerClash | CustomerNotAsSeen>(async (tx) => {
      await lockCustomers(tx);
      await tx.query('select 1 from customer where id = $1 for update', [rowId(id)]);
      const held = await read(tx, id);
      const decided = decide(held);
      if (!decided.ok) return decided;
      const details = decided.val;
      const change = held === null ? null : changeOf(held, details);
      if (change === null) return Ok(undefined);
      const clash = await clashIn(tx, id, details);
      if (clash !== null) return Err(clash);
      await tx.query(updateSql, [...columnsOf(details), rowId(id)]);
      await tx.query('delete from customer_discount where customer_id = $1', [rowId(id)]);
      await writeItems(tx, id, details);
      await writeLogins(tx, id, details);
      if (held?.email !== details.email) await tx.query(forgetLinksOfCustomerSql, [rowId(id)]);
      await recordAudit(tx, author, 'customer-changed', {
        customerId: id,
        customer: details.name,
        before: change.before,
        after: change.after,
      });
      await noteCustomer(tx, author, id, held);
      if (change.movesTerms) {
        await outdateTerms(tx, id);
        await tellTerms(tx, { customerId: id, by: author.userName });
      }
      // Sessions that processes remember hold the company's name, zone and offers.
      await notify(tx, sessionChannel);
      await tellCustomersChanged(tx, [id]);
      return Ok(undefined);
    });
    moved(id);
    return changed;
  },

  remove: (id, author, isAsSeen) =>
    database.transaction<void, CustomerNotAsSeen | { readonly code: 'customer-in-use' }>(async (tx) => {
      await lockCustomers(tx);
      await tx.query('select 1 from customer where id = $1 for update', [rowId(id)]);
      const held = await read(tx, id);
      if (held === null) return Err({ code: 'customer-not-found' });
      if (!isAsSeen(held)) return Err({ code: 'customer-moved', by: '' });
      const [use] = await tx.query<{ isUsed: boolean }>(isUsedSql, [rowId(id)]);
      if (use?.isUsed !== false) return Err({ code: 'customer-in-use' });
      await tx.query('delete from app_user where customer_id = $1', [rowId(id)]);
      await tx.query('delete from customer where id = $1', [rowId(id)]);
      await recordAudit(tx, author, 'customer-removed', {
        customerId: id,
        customer: held.name,
        before: typedCustomer(held),
      });
      await tellCustomersChanged(tx, [id]);
      return Ok(undefined);
    }),

  async lastChange(id) {
    const [row] = await database.query<LastChange>(
      `select user_name as by, ${isoInstant('at')} as at from audit_entry where action in ('customer-created', 'customer-changed')
          and facts ? 'customerId' and facts->>'customerId' = $1
        order by id desc limit 1`,
      [id],
    );
    return row ?? null;
  },
});

const read = async (queries: Queries, id: CustomerId): Promise<CustomerDetails | null> => {
  const [row] = await queries.query<DetailsRow>(detailsSql, [rowId(id)]);
  return row === undefined ? null : details(row);
};

/** Notes the change, so that the import that made it can be undone. */
const noteCustomer = (tx: Queries, author: Author, id: CustomerId, before: CustomerDetails | null): Promise<void> =>
  noteChange(tx, author, async () => {
    const after = await read(tx, id);
    return {
      thing: id,
      name: `${after?.code} ${after?.name}`,
      before: before && typedCustomer(before),
      after: after && typedCustomer(after),
    };
  });

const writeItems = async (tx: Queries, id: CustomerId, { discountItems }: CustomerDetails): Promise<void> => {
  if (discountItems.length === 0) return;
  await tx.query(insertItemsSql, [
    rowId(id),
    discountItems.map(({ brandId }) => (brandId === null ? null : rowId(brandId))),
    discountItems.map(({ typeId }) => (typeId === null ? null : rowId(typeId))),
    discountItems.map(({ percentage }) => toColumn(percentage)),
    discountItems.map(({ text }) => text),
  ]);
};
