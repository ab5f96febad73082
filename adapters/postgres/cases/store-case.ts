import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { type Mailing, mailingOf } from '../mail/mailing.ts';
import type { CaseKind } from './case-sql.ts';
import { type ChangedCase, tellCase } from './move-case.ts';

/** A case that a key opened, and what it was opened with. */
interface KnownCase {
  readonly id: number;
  readonly payloadHash: string;
}

/** The locks under which the cases of a company are opened. */
const locks = { claim: 0x636c6169, warranty: 0x77617272 };

export const knownCase = async (
  queries: Queries,
  { table }: Pick<CaseKind, 'table'>,
  customerId: CustomerId,
  key: string,
): Promise<KnownCase | null> => {
  const [row] = await queries.query<{ id: number; request_hash: string }>(
    `select id, request_hash from ${table} where customer_id = $1 and request_key = $2`,
    [rowId(customerId), key],
  );
  return row === undefined ? null : { id: row.id, payloadHash: row.request_hash };
};

interface Storing {
  readonly kind: Pick<CaseKind, 'table' | 'event'>;
  readonly mailGroup: Parameters<typeof mailingOf>[2];
  readonly sql: string;
  values(mailing: Mailing): readonly unknown[];
}

/** Opens a case once by its key, and answers its row's id. */
export const storeCase = (
  database: Database,
  asked: { readonly customerId: CustomerId; readonly idempotencyKey: string; readonly payloadHash: string },
  { kind, mailGroup, sql, values }: Storing,
): Promise<Result<number, { readonly code: 'key-reused' }>> =>
  database.transaction<number, { readonly code: 'key-reused' }>(async (tx) => {
    // One company's cases are opened one after the other: a duplicate of this request waits here, and is found.
    await tx.query('select pg_advisory_xact_lock($1, $2)', [locks[kind.table], rowId(asked.customerId)]);
    const known = await knownCase(tx, kind, asked.customerId, asked.idempotencyKey);
    if (known !== null) return known.payloadHash === asked.payloadHash ? Ok(known.id) : Err({ code: 'key-reused' });
    const mailing = await mailingOf(tx, asked.customerId, mailGroup);
    const [stored] = await tx.query<ChangedCase>(sql, values(mailing));
    if (stored === undefined) throw new Error(`a ${kind.table} was not stored`);
    await tellCase(tx, kind, stored, 'Created');
    return Ok(stored.id);
  });
