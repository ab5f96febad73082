import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { type KeyReused, type KnownRequest, madeBefore } from '#core/shared/idempotency.ts';
import { asId, type CustomerId, type Id } from '#core/shared/ids.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { knownRequest } from '../database/known-request.ts';
import { rowId } from '../database/row-id.ts';
import { type Mailing, mailingOf } from '../mail/mailing.ts';
import type { CaseKind } from './case-sql.ts';
import { type ChangedCase, tellCase } from './move-case.ts';

/** The locks under which the cases of a company are opened. */
const locks = { claim: 0x636c6169, warranty: 0x77617272 };

/** The case that the key opened; null for none. */
export const knownCase = <Kind extends CaseKindName>(
  queries: Queries,
  table: Kind,
  customerId: CustomerId,
  key: string,
): Promise<KnownRequest<Id<Kind>> | null> =>
  knownRequest(queries, key, {
    ...{ table, columns: 'id', of: { customer_id: rowId(customerId) } },
    made: ({ id }: { readonly id: number }) => asId<Kind>(String(id)),
  });

interface Storing<Kind extends CaseKindName> {
  readonly kind: { readonly table: Kind; readonly event: CaseKind['event'] };
  readonly mailGroup: Parameters<typeof mailingOf>[2];
  readonly sql: string;
  values(mailing: Mailing): readonly unknown[];
}

/** Opens a case once by its key. */
export const storeCase = <Kind extends CaseKindName>(
  database: Database,
  asked: { readonly customerId: CustomerId; readonly idempotencyKey: string; readonly payloadHash: string },
  { kind, mailGroup, sql, values }: Storing<Kind>,
): Promise<Result<Id<Kind>, KeyReused>> =>
  database.transaction<Id<Kind>, KeyReused>(async (tx) => {
    // A company's cases are opened one after the other: a duplicate of this request waits here, and is found.
    await tx.query('select pg_advisory_xact_lock($1, $2)', [locks[kind.table], rowId(asked.customerId)]);
    const known = await knownCase(tx, kind.table, asked.customerId, asked.idempotencyKey);
    const before = madeBefore(known, asked.payloadHash);
    if (before !== null) return before;
    const mailing = await mailingOf(tx, asked.customerId, mailGroup);
    const [stored] = await tx.query<ChangedCase>(sql, values(mailing));
    if (stored === undefined) throw new Error(`a ${kind.table} was not stored`);
    await tellCase(tx, kind, stored, 'Created');
    return Ok(asId<Kind>(String(stored.id)));
  });
