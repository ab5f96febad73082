import type { Caller } from '#core/access/caller.ts';
import type { OutboxService } from '#core/mail/outbox.service.ts';
import type { MailState } from '#core/mail/outbox-mail.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What an administrator asks of the outbox, and does with it. */
export type MailQueries = ReturnType<typeof createMailQueries>;

interface PageRequest {
  readonly state: MailState | null;
  readonly after: string | null;
}

export function createMailQueries(service: OutboxService, caller: Caller, queries: ServiceQueries) {
  const page = queries.define('outbox', ({ state, after }: PageRequest) => service.list(caller, state, after), {
    staleTime: 0,
  });
  const failed = queries.define('failed mails', () => service.failedCount(caller));
  const refresh = () => Promise.all([page.outdate(), failed.outdate()]);
  /** Whatever came of it, the list is looked at again. */
  const then = <Answer>(answer: Answer): Answer => {
    void refresh();
    return answer;
  };
  return {
    page,
    failed,
    resend: async (id: string) => then(await service.resend(caller, id)),
    sendTest: async (address: string) => then(await service.sendTest(caller, address)),
    refresh: () => void refresh(),
  };
}
