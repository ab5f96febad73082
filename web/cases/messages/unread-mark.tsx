import { useMemo } from 'react';
import { unreadText } from '#adapters/texts/case-messages.es.ts';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { caseMessagesModule } from '#web/modules/case-messages.module.ts';
import { useServices } from '#web/services.ts';

/** How many messages of each case of that kind were not opened yet, by its number: those written to last first. */
export function useUnread(kind: CaseKindName): ReadonlyMap<string, number> {
  const { caseMessages } = useServices(caseMessagesModule);
  const { answer } = useServiceQuery(caseMessages.unread);
  return useMemo(
    () => new Map(answer?.filter((each) => each.kind === kind).map(({ number, count }) => [number, count])),
    [answer, kind],
  );
}

/** '2 mensajes sin leer', short where it is seen. */
export function UnreadMark({ count }: { readonly count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return (
    <span className="unread-mark" title={unreadText(count)}>
      <span aria-hidden="true">{count} sin leer</span>
      <span className="only-read">{unreadText(count)}</span>
    </span>
  );
}
