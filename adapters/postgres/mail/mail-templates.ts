import type { LastChange } from '#core/audit/last-change.ts';
import type { MailTemplateRepository } from '#core/mail/mail-template.repository.port.ts';
import type { MailKind, MailTemplates } from '#core/mail/mail-template.ts';
import { Ok } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { recordAudit } from '../audit.ts';
import { readSetting, writeSetting } from '../configuration/setting-store.ts';
import type { Database, Queries } from '../database/database.ts';
import { isoInstant, tell } from '../live/live.ts';

/** A setting: what somebody wrote, by the kind of mail. */
export const templatesKey = 'mail.templates';

const readTemplates = async (queries: Queries): Promise<MailTemplates> =>
  (await readSetting<MailTemplates>(queries, templatesKey)) ?? {};

export const createMailTemplateRepository = (database: Database): MailTemplateRepository => ({
  read: () => readTemplates(database),

  change: (kind, author, decide) =>
    database.transaction(async (tx) => {
      // Two who write at once are one after the other, also where nothing was written before.
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [templatesKey]);
      const { [kind]: before = null, ...others } = await readTemplates(tx);
      const decided = decide(before);
      if (!decided.ok) return decided;
      const after = decided.val;
      if (isSameData(before, after)) return Ok(after);
      await writeSetting(tx, templatesKey, after === null ? others : { ...others, [kind]: after });
      await recordAudit(tx, author, 'mail-template-changed', { kind, before, after });
      await tell(tx, { name: 'MailsChanged', audience: 'staff', facts: {} });
      return Ok(after);
    }),

  async lastChanges() {
    const rows = await database.query<LastChange & { readonly kind: MailKind }>(
      `select distinct on (facts->>'kind') facts->>'kind' as kind, user_name as by, ${isoInstant('at')} as at
         from audit_entry where action = 'mail-template-changed' order by facts->>'kind', id desc`,
      [],
    );
    return Object.fromEntries(rows.map(({ kind, by, at }) => [kind, { by, at }]));
  },
});
