import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { Result } from '#core/shared/result.ts';
import type { MailKind, MailTemplate, MailTemplates } from './mail-template.ts';

export interface MailTemplateRepository {
  read(): Promise<MailTemplates>;
  /**
   * `decide` gets what somebody wrote before, null for the usual text, which cannot change until its answer is stored;
   * with an entry of the audit trail and the live event.
   */
  change<Failure>(
    kind: MailKind,
    author: Author,
    decide: (held: MailTemplate | null) => Result<MailTemplate | null, Failure>,
  ): Promise<Result<MailTemplate | null, Failure>>;
  /** Who last changed each template, and when; one that nobody changed is left out. */
  lastChanges(): Promise<Readonly<Partial<Record<MailKind, LastChange>>>>;
}
