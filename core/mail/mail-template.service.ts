import type { Caller } from '#core/access/caller.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { Result } from '#core/shared/result.ts';
import type { SectionMoved, SectionTag } from '#core/shared/section.ts';
import type { MailKind, MailTemplate, TemplateFlaw } from './mail-template.ts';

/** The present beginning of a kind of mail. */
export interface SeenTemplate extends MailTemplate {
  readonly kind: MailKind;
  /** Whether it is the usual text: nobody wrote another. */
  readonly isUsual: boolean;
  readonly tag: SectionTag;
  /** Who changed it last and when, in the list; absent or null where nobody did. */
  readonly changed?: LastChange | null | undefined;
}

/** A mail with example data, as it would be read. */
export interface MailPreview {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Answer<Value> = Promise<Result<Value, MailTemplateFailure>>;

/** How mails begin, for administrators: the capability behind `api/Management/MailTemplates` (docs/rules/mail.md 8). */
export interface MailTemplateService {
  list(caller: Caller): Answer<readonly SeenTemplate[]>;
  /** `seen` is the tag of the version that the caller saw; null writes without comparing versions. */
  save(caller: Caller, kind: MailKind, template: MailTemplate, seen: SectionTag | null): Answer<SeenTemplate>;
  /** Back to the usual text. */
  reset(caller: Caller, kind: MailKind, seen: SectionTag | null): Answer<SeenTemplate>;
  preview(caller: Caller, kind: MailKind, template: MailTemplate): Answer<MailPreview>;
}

export type MailTemplateFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'mail-template-invalid'; readonly flaws: readonly TemplateFlaw[] }
  | SectionMoved;
