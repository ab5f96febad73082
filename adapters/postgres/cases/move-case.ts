import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { tell } from '../live/live.ts';
import type { CaseKind } from './case-sql.ts';

/** What the statements of `caseSql` answer. */
export interface ChangedCase {
  readonly id: number;
  readonly customerId: string;
  /** The number as people write it: '2026-12'. */
  readonly number: string;
}

/** Tells the company and the back office the new state of a case. */
export const tellCase = (
  tx: Queries,
  { event }: Pick<CaseKind, 'event'>,
  { customerId: id, number }: ChangedCase,
  state: string,
): Promise<void> => {
  const customerId = asId<'customer'>(id);
  return tell(tx, { name: event, audience: { customerId }, facts: { customerId, number, state } });
};

/** Moves a case by a statement of `caseSql`; answers whether it was where the statement moves it from. */
export const moveCase = async (
  database: Database,
  kind: Pick<CaseKind, 'event'>,
  to: string,
  { sql, values }: { readonly sql: string; readonly values: readonly unknown[] },
): Promise<boolean> => {
  const moved = await database.transaction<boolean, never>(async (tx) => {
    const [changed] = await tx.query<ChangedCase>(sql, values);
    if (changed !== undefined) await tellCase(tx, kind, changed, to);
    return Ok(changed !== undefined);
  });
  return moved.unwrap();
};
