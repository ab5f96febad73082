import type { Author } from '#core/audit/author.ts';
import type { Queries } from './database/database.ts';

/** Writes an act into the audit trail, in the transaction of the act. */
export const recordAudit = async (
  tx: Queries,
  { userName, actedBy }: Author,
  action: string,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await tx.query('insert into audit_entry (user_name, acted_by, action, facts) values ($1, $2, $3, $4::jsonb)', [
    userName,
    actedBy,
    action,
    JSON.stringify(facts),
  ]);
};
