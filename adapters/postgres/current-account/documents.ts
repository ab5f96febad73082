import type { Caller } from '#core/access/caller.ts';
import type { DocumentRepository, RegisteredDocument } from '#core/current-account/document.repository.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { documentDigits } from '../database/spoken-number.ts';
import { tell } from '../live/live.ts';
import { type DocumentRow, documentColumns, documentOf } from './current-account.ts';

interface RegisteredRow extends DocumentRow {
  readonly customer_name: string;
  readonly customer_fantasy_name: string;
}

const fromRegister = `
  select ${documentColumns}, c.name as customer_name, c.fantasy_name as customer_fantasy_name
    from account_document d join customer c on c.id = d.customer_id`;

/** The rule is isSearchedDocument of core/current-account/document-search.ts. */
const findSql = `${fromRegister}
   where ($1::text is null or d.letter = $1) and ($2::int is null or d.point_of_sale = $2)
     and (cardinality($3::int[]) = 0
          or exists (select from unnest($3::int[], $4::int[]) range (low, high) where d.number between low and high))
     and position($5 in ${documentDigits}) > 0
   order by d.number = $6::bigint desc, d.date desc, d.id desc limit $7`;

/** For each row of `changed` an entry of the audit trail: who did what to which document. */
const recorded = `
  recorded as (
    insert into audit_entry (user_name, acted_by, network, action, facts)
    select $2, $3, $4, $5, jsonb_build_object('documentId', d.id::text, 'title', d.title, 'customerId', d.customer_id::text,
             'customer', c.name, 'total', d.total, 'debt', d.debt)
      from changed d join customer c on c.id = d.customer_id)
  select customer_id::text as "customerId" from changed`;

const finishSql = `
  with changed as (
         update account_document set finished = $6, debt_revision = debt_revision + 1, version = version + 1
          where id = $1 and finished <> $6
         returning id, title, customer_id, total, debt),${recorded}`;

const removeSql = `
  with changed as (
         delete from account_document where id = $1 returning id, title, customer_id, total, debt),${recorded}`;

const paidSql = 'select from payment_document where document_id = $1 and paid is not null limit 1';

const whoOf = ({ userName, actedBy, network }: Caller) => [userName, actedBy?.userName ?? null, network ?? null];

/** Documents of any customer, found by a part of their title, as the specification's calls list and settle them. */
export const createDocumentRepository = (database: Database): DocumentRepository => ({
  async find({ letter, pointOfSale, numbers, whole, digits }, limit) {
    const rows = await database.query<RegisteredRow>(findSql, [
      ...[letter, pointOfSale, numbers.map(([low]) => low), numbers.map(([, high]) => high), digits],
      whole ?? -1,
      limit,
    ]);
    return rows.map(registered);
  },

  async one(id) {
    const [row] = await database.query<RegisteredRow>(`${fromRegister} where d.id = $1`, [rowId(id)]);
    return row === undefined ? null : registered(row);
  },

  async setFinished(id, isFinished, by) {
    const action = isFinished ? 'document-finished' : 'document-reopened';
    await database.transaction(async (tx) => {
      await changeDocument(tx, finishSql, [rowId(id), ...whoOf(by), action, isFinished]);
      return Ok(undefined);
    });
  },

  remove: (id, by) =>
    database.transaction<void, { readonly code: 'document-not-found' } | { readonly code: 'document-paid' }>(
      async (tx) => {
        // An acceptance that is under way is waited for, and is seen by the next statement alone.
        const locked = await tx.query('select from account_document where id = $1 for update', [rowId(id)]);
        if (locked.length === 0) return Err({ code: 'document-not-found' });
        const paid = await tx.query(paidSql, [rowId(id)]);
        if (paid.length > 0) return Err({ code: 'document-paid' });
        await changeDocument(tx, removeSql, [rowId(id), ...whoOf(by), 'document-deleted']);
        return Ok(undefined);
      },
    ),
});

/** Changes a document, where there is something to change, and tells its company and the office. */
const changeDocument = async (tx: Queries, sql: string, values: readonly unknown[]): Promise<void> => {
  const [document] = await tx.query<{ customerId: CustomerId }>(sql, values);
  if (document === undefined) return;
  const { customerId } = document;
  await tell(tx, { name: 'CurrentAccountChanged', audience: { customerId }, facts: { customerId } });
};

const registered = (row: RegisteredRow): RegisteredDocument => ({
  ...documentOf(row),
  customerName: row.customer_name,
  customerFantasyName: row.customer_fantasy_name,
});
