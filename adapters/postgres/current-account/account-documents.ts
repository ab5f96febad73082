/** Documents of all companies as staff list, make, correct and settle them. */

import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import {
  type AccountDocumentRepository,
  documentPageSize,
  type StoredDocument,
} from '#core/current-account/management/account-document.repository.port.ts';
import type { DocumentClash } from '#core/current-account/management/account-document.service.ts';
import { type DocumentDetails, isDocumentDay } from '#core/current-account/management/document-details.ts';
import { detailsOf, type WrittenDocument, writeDocument } from '#core/current-account/management/written-document.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import { cuitDigits, parseCuit } from '#core/shared/cuit.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { toColumn } from '../database/money-column.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { noteChange } from '../imports/sheet-changes.ts';
import { isoInstant, tell } from '../live/live.ts';
import { documentPaymentsOf, keepReturnable } from '../payments/document-payments.ts';
import { onAccountOf } from '../payments/on-account.ts';
import { type DocumentRow, documentOf } from './current-account.ts';
import { documentListSql, storedColumns } from './document-list-sql.ts';

export interface StoredRow extends DocumentRow {
  readonly version: number;
  readonly customer_code: string;
  readonly customer_name: string;
  readonly customer_fantasy_name: string;
}

const oneSql = `
  select ${storedColumns} from account_document d join customer c on c.id = d.customer_id
   where d.id = $1 and ($2::int is null or c.seller_id = $2)`;

/** A customer by its code, or by a CUIT that one customer alone has. */
const customerSql = `
  select id, name from customer where external_code = $1
  union all
  select min(id), min(name) from customer where cuit_digits = $2 and cuit_digits <> ''
     and not exists (select from customer where external_code = $1) having count(*) = 1`;

const addSql = `
  insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`;

const correctSql = `
  update account_document set customer_id = $2, letter = $3, point_of_sale = $4, number = $5, date = $6, expiration = $7, total = $8, debt = $9,
         debt_revision = debt_revision + (debt <> $9)::int, version = version + 1 where id = $1`;

export const sellerOf = (scope: StaffScope): number | null => (scope === 'everybody' ? null : rowId(scope.ofSeller));

export const createAccountDocumentRepository = (database: Database): AccountDocumentRepository => ({
  async list(scope, { customerId, text, letter, state, from, to }, today, after) {
    const key = after === null ? null : readKey(after);
    if (after !== null && key === null) return Err({ code: 'page-key-unreadable' });
    const { text: sql, values } = documentListSql({
      ...{ text, letter, state, from, to, today, after: key },
      seller: sellerOf(scope),
      customerId: customerId === null ? null : rowId(customerId),
      limit: documentPageSize + 1,
    });
    const rows = await database.query<StoredRow>(sql, values);
    const page = rows.slice(0, documentPageSize);
    const last = page.at(-1);
    const next = rows.length > page.length && last !== undefined ? writePageKey([last.date, last.id]) : null;
    return Ok({ documents: page.map(storedOf), next });
  },

  onAccount: (scope, customerId) => onAccountOf(database, rowId(customerId), sellerOf(scope)),

  async one(scope, id) {
    const [row] = await database.query<StoredRow>(oneSql, [rowId(id), sellerOf(scope)]);
    return row === undefined ? null : storedOf(row);
  },

  payments: (id) => documentPaymentsOf(database, rowId(id)),

  async idOf({ letter, pointOfSale, number }) {
    const [row] = await database.query<{ readonly id: number }>(
      'select id from account_document where letter = $1 and point_of_sale = $2 and number = $3',
      [letter, pointOfSale, number],
    );
    return row === undefined ? null : asId(String(row.id));
  },

  add: (details, author) =>
    database.transaction(async (tx) => {
      const customer = await customerNamed(tx, details.customer);
      if (!customer.ok) return customer;
      await holdNumber(tx, details);
      const [added] = await tx.query<{ readonly id: number }>(addSql, [customer.val.id, ...valuesOf(details)]);
      if (added === undefined) return Err(takenBy(details, (await duplicateOf(tx, details))?.customer ?? ''));
      await recorded(tx, author, 'document-created', added.id, customer.val, {
        ...auditedFields(details),
        after: auditedFields(details),
      });
      await noteDocument(tx, author, added.id, null);
      return Ok(asId<'document'>(String(added.id)));
    }),

  correct: (id, version, details, author, returnable = []) =>
    database.transaction<void, DocumentClash>(async (tx) => {
      const [row] = await tx.query<StoredRow>(`${oneSql} for update of d`, [rowId(id), null]);
      if (row === undefined) return Err({ code: 'document-not-found' });
      if (row.version !== version) return Err({ code: 'document-moved', by: '' });
      const customer = await customerNamed(tx, details.customer);
      if (!customer.ok) return customer;
      const before = auditedFields(detailsOf(storedOf(row)));
      const after = auditedFields({
        ...details,
        customer: customer.val.id === row.customer_id ? row.customer_code : details.customer,
      });
      const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
      if (changed.length === 0) return Ok(undefined);
      const noted = author.importId === undefined ? [] : await documentPaymentsOf(tx, row.id);
      await holdNumber(tx, details);
      const duplicate = await duplicateOf(tx, details);
      if (duplicate !== null && duplicate.id !== row.id) return Err(takenBy(details, duplicate.customer));
      await tx.query(correctSql, [row.id, customer.val.id, ...valuesOf(details)]);
      if (changed.includes('debt')) await keepReturnable(tx, row.id, returnable);
      const only = (facts: Facts) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
      await recorded(tx, author, 'document-corrected', row.id, customer.val, {
        title: documentTitle(details),
        before: only(before),
        after: only(after),
      });
      if (customer.val.id !== row.customer_id) await tellCustomer(tx, row.customer_id);
      await noteDocument(tx, author, row.id, writeDocument(storedOf(row), noted));
      return Ok(undefined);
    }),

  async lastChange(id) {
    const [row] = await database.query<LastChange>(
      `select user_name as by, ${isoInstant('at')} as at from audit_entry where action like 'document-%'
          and facts ? 'documentId' and facts->>'documentId' = $1 order by id desc limit 1`,
      [id],
    );
    return row ?? null;
  },

  takeOut: (id, version, author) =>
    database.transaction<void, DocumentClash | { readonly code: 'document-in-use' }>(async (tx) => {
      const [row] = await tx.query<StoredRow>(`${oneSql} for update of d`, [rowId(id), null]);
      if (row === undefined) return Err({ code: 'document-not-found' });
      if (row.version !== version) return Err({ code: 'document-moved', by: '' });
      const [use] = await tx.query<{ readonly isUsed: boolean }>(isUsedSql, [row.id]);
      if (use?.isUsed !== false) return Err({ code: 'document-in-use' });
      await tx.query('delete from account_document where id = $1', [row.id]);
      const customer = { id: row.customer_id, name: row.customer_name };
      await recorded(tx, author, 'document-deleted', row.id, customer, auditedFields(detailsOf(storedOf(row))));
      return Ok(undefined);
    }),

  async attach(id, content, author) {
    const attached = await database.transaction<boolean, never>(async (tx) => {
      const [row] = await tx.query<StoredRow>(`${oneSql} for update of d`, [rowId(id), null]);
      if (row === undefined) return Ok(false);
      await tx.query(
        `insert into account_document_pdf (document_id, content) values ($1, $2)
         on conflict (document_id) do update set content = excluded.content, at = now()`,
        [row.id, content],
      );
      const customer = { id: row.customer_id, name: row.customer_name };
      await recorded(tx, author, 'document-pdf-attached', row.id, customer, {
        title: row.title,
        bytes: content.length,
      });
      return Ok(true);
    });
    return attached.unwrap();
  },
});

const isUsedSql = `
  select d.finished or exists (select from payment_document where document_id = d.id)
      or exists (select from account_document_pdf where document_id = d.id) as "isUsed"
    from account_document d where d.id = $1`;

/** Notes the change, so that the import that made it can be undone. */
const noteDocument = (tx: Queries, author: Author, id: number, before: WrittenDocument | null): Promise<void> =>
  noteChange(tx, author, async () => {
    const [row] = await tx.query<StoredRow>(oneSql, [id, null]);
    const after = row === undefined ? null : storedOf(row);
    return {
      thing: String(id),
      name: after?.title ?? '',
      before,
      after: after && writeDocument(after, await documentPaymentsOf(tx, id)),
    };
  });

const readKey = (after: string): readonly [string, number] | null => {
  const [date, id] = readPageKey(after, 2) ?? [];
  return typeof date === 'string' && isDocumentDay(date) && Number.isSafeInteger(id) ? [date, Number(id)] : null;
};

interface Named {
  readonly id: number;
  readonly name: string;
}

const customerNamed = async (queries: Queries, text: string): Promise<Result<Named, DocumentClash>> => {
  const cuit = cuitDigits(parseCuit(text) ?? '');
  const [found] = await queries.query<Named>(customerSql, [text, cuit]);
  return found === undefined ? Err({ code: 'document-customer-unknown', customer: text }) : Ok(found);
};

/** Two who give documents the same number go one after the other. */
const holdNumber = (tx: Queries, details: DocumentDetails) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`document ${documentTitle(details)}`]);

/** The document that has that letter and number already. */
const duplicateOf = async (queries: Queries, { letter, pointOfSale, number }: DocumentDetails) => {
  const [duplicate] = await queries.query<{ readonly id: number; readonly customer: string }>(
    `select d.id, c.name as customer from account_document d join customer c on c.id = d.customer_id
      where d.letter = $1 and d.point_of_sale = $2 and d.number = $3`,
    [letter, pointOfSale, number],
  );
  return duplicate ?? null;
};

const takenBy = (details: DocumentDetails, customer: string): DocumentClash => ({
  code: 'document-taken',
  title: documentTitle(details),
  customer,
});

const valuesOf = ({ letter, pointOfSale, number, date, expiration, total, debt }: DocumentDetails) => [
  ...[letter, pointOfSale, number, date, expiration],
  ...[toColumn(total), toColumn(debt)],
];

type Facts = Readonly<Record<string, string>>;

/** A document as the audit trail has it. */
const auditedFields = (details: DocumentDetails): Facts => ({
  title: documentTitle(details),
  customer: details.customer,
  date: details.date,
  expiration: details.expiration,
  total: toColumn(details.total),
  debt: toColumn(details.debt),
});

const tellCustomer = (tx: Queries, id: number): Promise<void> => {
  const customerId = asId<'customer'>(String(id));
  return tell(tx, { name: 'CurrentAccountChanged', audience: { customerId }, facts: { customerId } });
};

const recorded = async (
  tx: Queries,
  author: Author,
  action: AuditAction,
  documentId: number,
  customer: Named,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await recordAudit(tx, author, action, {
    ...facts,
    documentId: String(documentId),
    customerId: String(customer.id),
    customer: customer.name,
  });
  await tellCustomer(tx, customer.id);
};

export const storedOf = (row: StoredRow): StoredDocument => ({
  ...documentOf(row),
  version: row.version,
  customerCode: row.customer_code,
  customerName: row.customer_name,
  customerFantasyName: row.customer_fantasy_name,
});
