import type { Caller } from '#core/access/caller.ts';
import type { MailTemplateService } from '#core/mail/mail-template.service.ts';
import type { MailKind, MailTemplate } from '#core/mail/mail-template.ts';
import type { OutboxService } from '#core/mail/outbox.service.ts';
import type { MailFilter } from '#core/mail/outbox-mail.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';

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
  const refresh = () => Promise.all([page.outdate(), failed.outdate(), waiting.outdate(), begin.outdate()]);
  /** Resolves once what is shown is what is stored, also after a refusal. */
  const thenRead = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const known = await answer;
    await begin.outdate();
    return known;
  };
  /** The list is asked for again, after a failure too. */
  const then = <Answer>(answer: Answer): Answer => {
    void refresh();
    return answer;
  };
  return {
    page,
    table: (filter: MailFilter, format: SheetFormat) => service.table(caller, filter, format),
    failed,
    waiting,
    templates: begin,
    preview,
    saveTemplate: (kind: MailKind, template: MailTemplate, seen: string | null) =>
      thenRead(templates.save(caller, kind, template, seen)),
    resetTemplate: (kind: MailKind, seen: string | null) => thenRead(templates.reset(caller, kind, seen)),
    resend: async (id: string, recipients: readonly string[] | null) =>
      then(await service.resend(caller, id, recipients)),
    giveUp: async (id: string) => then(await service.giveUp(caller, id)),
    sendTest: async (address: string) => then(await service.sendTest(caller, address)),
  };
}
