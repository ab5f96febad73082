import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import { withKeptNames } from './activity/named-facts.ts';
import type { Queries } from './database/database.ts';

/**
 * Writes an act into the audit trail, in the transaction of the act. One that is of many articles at once says which
 * generation of the catalogue it wrote: each of them has it in its activity (docs/rules/activity.md 2). What has an id
 * before and after is kept with its name of then (1).
 */
export const recordAudit = async (
  tx: Queries,
  { userName, actedBy, network }: Author,
  action: AuditAction,
  facts: Readonly<Record<string, unknown>>,
  generation: number | null = null,
): Promise<void> => {
  const [kept] = await withKeptNames(tx, [facts]);
  await tx.query(
    `insert into audit_entry (user_name, acted_by, network, action, facts, generation)
     values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [userName, actedBy, network ?? null, action, JSON.stringify(kept), generation],
  );
};

/** Writes an entry for each of many things that an act changed. */
export const recordAudits = async (
  tx: Queries,
  { userName, actedBy, network }: Author,
  action: AuditAction,
  facts: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const kept = await withKeptNames(tx, facts);
  await tx.query(
    `insert into audit_entry (user_name, acted_by, network, action, facts)
     select $1, $2, $3, $4, fact::jsonb from unnest($5::text[]) as fact`,
    [userName, actedBy, network ?? null, action, kept.map((each) => JSON.stringify(each))],
  );
};
