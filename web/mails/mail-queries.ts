import type { Caller } from '#core/access/caller.ts';
import type { MailTemplateService } from '#core/mail/mail-template.service.ts';
import type { MailKind, MailTemplate } from '#core/mail/mail-template.ts';
import type { OutboxService } from '#core/mail/outbox.service.ts';
import type { MailFilter } from '#core/mail/outbox-mail.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

/** The outbox, and administrators' acts on it. */
export type MailQueries = ReturnType<typeof createMailQueries>;

interface PageRequest {
  readonly filter: MailFilter;
  readonly after: string | null;
}

interface PreviewRequest {
  readonly kind: MailKind;
  readonly template: MailTemplate;
}

interface MailServices {
  readonly outbox: OutboxService;
  readonly templates: MailTemplateService;
}

const outdatedBy = ['MailsChanged'] as const;

export function createMailQueries(
  { outbox: service, templates }: MailServices,
  caller: Caller,
  queries: ServiceQueries,
) {
  const page = queries.define('outbox', ({ filter, after }: PageRequest) => service.list(caller, filter, after), {
    staleTime: 0,
    listOf: oneList,
    outdatedBy,
  });
  const failed = queries.define('failed mails', () => service.failedCount(caller), { outdatedBy });
  const waiting = queries.define('waiting mails', () => service.waiting(caller), { staleTime: 0, outdatedBy });
  const begin = queries.define('mail templates', () => templates.list(caller), { outdatedBy });
  const preview = queries.define(
    'mail preview',
    ({ kind, template }: PreviewRequest) => templates.preview(caller, kind, template),
    { listOf: ({ kind }) => kind },
  );
  const thenReadTemplates = thenReading(begin.outdate);
  const thenReadOutbox = thenReading(() => Promise.all([page.outdate(), failed.outdate(), waiting.outdate()]));
  return {
    page,
    table: (filter: MailFilter, format: SheetFormat) => service.table(caller, filter, format),
    failed,
    waiting,
    templates: begin,
    preview,
    saveTemplate: (kind: MailKind, template: MailTemplate, seen: string | null) =>
      thenReadTemplates(templates.save(caller, kind, template, seen)),
    resetTemplate: (kind: MailKind, seen: string | null) => thenReadTemplates(templates.reset(caller, kind, seen)),
    resend: (id: string, recipients: readonly string[] | null) =>
      thenReadOutbox(service.resend(caller, id, recipients)),
    giveUp: (id: string) => thenReadOutbox(service.giveUp(caller, id)),
    sendTest: (address: string) => thenReadOutbox(service.sendTest(caller, address)),
  };
}
