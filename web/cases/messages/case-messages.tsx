import { useEffect, useState } from 'react';
import { caseMessagesProblem } from '#adapters/texts/case-messages.es.ts';
import { type CaseMessage, messagesAtOnce } from '#core/cases/messages/case-message.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { caseMessagesModule } from '#web/modules/case-messages.module.ts';
import { useDistributor } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { NamedCase } from './case-message-queries.ts';
import { MessageForm } from './message-form.tsx';
import { MessagePicture } from './message-picture.tsx';

interface CaseMessagesProps extends NamedCase {
  /** False for users who may only read. */
  readonly mayWrite: boolean;
}

/**
 * What customer and distributor write to each other about a claim or a warranty, the oldest first
 * (docs/rules/cases.md 3).
 */
export function CaseMessages({ kind, number, mayWrite }: CaseMessagesProps) {
  const { caseMessages, caller } = useServices(caseMessagesModule);
  const [most, setMost] = useState(messagesAtOnce);
  const asked = useServiceQuery(caseMessages.last, { kind, number, most });
  const { answer: shown, failure } = asked;
  const reader = caller.customerId === null ? 'staff' : 'company';
  const lastRead = shown === null || shown.unread === 0 ? null : (shown.messages.at(-1)?.id ?? null);
  useOpened({ kind, number }, lastRead);
  // Another back end has no messages.
  if (failure?.code === 'not-offered') return null;
  return (
    <section className="case-messages" aria-label="Mensajes">
      <h3>Mensajes</h3>
      <QueryState of={asked} problem={caseMessagesProblem} skeleton={<Skeleton rows={2} kind="office" />} isPart>
        {({ hasEarlier, messages }) => (
          <>
            {hasEarlier && (
              <button type="button" className="btn" onClick={() => setMost(most + messagesAtOnce)}>
                Ver mensajes anteriores
              </button>
            )}
            {messages.length === 0 && <p className="muted">Todavía no hay mensajes.</p>}
            <div role="log" aria-label="Lo que se escribió">
              <ol>
                {messages.map((message) => (
                  <Message
                    key={message.id}
                    message={message}
                    which={{ kind, number }}
                    isOwn={message.side === reader}
                  />
                ))}
              </ol>
            </div>
          </>
        )}
      </QueryState>
      {mayWrite && (
        <MessageForm
          which={{ kind, number }}
          hint={reader === 'staff' ? 'Lo lee el cliente' : 'Lo lee el distribuidor, que te responde acá'}
        />
      )}
    </section>
  );
}

/** Messages on the screen count as read, once somebody sees them. */
function useOpened({ kind, number }: NamedCase, upTo: string | null): void {
  const { caseMessages } = useServices();
  useEffect(() => {
    if (upTo === null) return;
    let isRead = false;
    const markRead = () => {
      if (isRead || document.visibilityState !== 'visible') return;
      isRead = true;
      void caseMessages.open({ kind, number }, upTo);
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [caseMessages, kind, number, upTo]);
}

interface MessageProps {
  readonly message: CaseMessage;
  readonly which: NamedCase;
  readonly isOwn: boolean;
}

function Message({ message: { author, actedBy, at, text, pictures }, which, isOwn }: MessageProps) {
  const distributor = useDistributor();
  const name = author === '' ? distributor.name : author;
  return (
    <li className={isOwn ? 'own' : 'other'}>
      <p className="message-head">
        <b>{actedBy === null ? name : `${name} (${actedBy})`}</b>
        <time dateTime={at}>{formatDateTime(at).slice(0, 16)}</time>
      </p>
      {text !== '' && <p className="message-text">{text}</p>}
      {pictures.length > 0 && (
        <ul className="message-shown">
          {pictures.map((picture, place) => (
            <MessagePicture key={picture} which={which} name={picture} place={place + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
