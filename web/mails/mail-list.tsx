import type { ReactNode } from 'react';
import { mailStateTexts, mailTroubleText, outboxProblem } from '#adapters/texts/mails.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { OutboxMail } from '#core/mail/outbox-mail.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';

interface MailListProps {
  readonly mails: readonly OutboxMail[] | null;
  readonly isFiltered: boolean;
  readonly mayResend: boolean;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A page of the outbox; administrators send each again. */
export function MailList({ mails, isFiltered, mayResend, children, ...states }: MailListProps) {
  return (
    <OfficeTable
      name="Correos"
      rows={mails}
      {...states}
      none={
        <Message title={isFiltered ? 'No hay correos en ese estado' : 'Todavía no salió ningún correo'}>
          <p className="muted">Los de pedidos, reclamos, garantías y contraseñas aparecen acá, sin recargar.</p>
        </Message>
      }
      rowKey="id"
      columns={columns}
      {...(mayResend ? { actions } : {})}
    >
      {children}
    </OfficeTable>
  );
}

function Resend({ mail: { id, subject, state } }: { readonly mail: OutboxMail }) {
  const { mails } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const resend = () =>
    submit(async () => {
      const answer = await mails.resend(id);
      if (answer.ok) toaster.show({ kind: 'Success', title: subject, message: 'Sale en unos segundos' });
      else toaster.show({ kind: 'Error', title: subject, message: outboxProblem(answer.val) });
    });
  const label = state === 'failed' || state === 'waiting' ? 'Intentar ahora' : 'Enviar de nuevo';
  return (
    <button type="button" className="btn" disabled={isUnderWay} aria-label={`${label}: ${subject}`} onClick={resend}>
      {label}
    </button>
  );
}

const actions = { header: 'Enviar de nuevo', of: (mail: OutboxMail) => <Resend mail={mail} /> };

const looks = { waiting: 'received', sent: 'delivered', partly: 'cancelled', failed: 'cancelled' } as const;

const columns: readonly OfficeColumn<OutboxMail>[] = [
  {
    id: 'subject',
    header: 'Asunto',
    text: ({ subject }) => subject,
    cell: ({ subject, error }) => (
      <>
        {subject}
        {error !== null && (
          <span className="sub mail-trouble" title={error}>
            {mailTroubleText(error)}
          </span>
        )}
      </>
    ),
    card: 'title',
  },
  { id: 'to', header: 'Para', text: ({ recipients }) => recipients.join(', '), isCut: true, card: 'line' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => mailStateTexts[state],
    cell: ({ state }) => (
      <span className={`state ${looks[state]}`}>
        <i aria-hidden="true" />
        {mailStateTexts[state]}
      </span>
    ),
    card: 'state',
  },
  {
    id: 'created',
    header: 'Escrito',
    text: ({ createdAt }) => formatDateTime(createdAt).slice(0, 16),
    isMono: true,
    card: 'left',
  },
  {
    id: 'sent',
    header: 'Salió',
    text: ({ sentAt }) => (sentAt === null ? '' : formatDateTime(sentAt).slice(0, 16)),
    isMono: true,
    from: 'middle',
  },
  {
    id: 'next',
    header: 'Próximo intento',
    text: ({ nextAttemptAt }) => (nextAttemptAt === null ? '' : formatDateTime(nextAttemptAt).slice(0, 16)),
    isMono: true,
    from: 'wide',
  },
  { id: 'attempts', header: 'Intentos', text: ({ attempts }) => formatCount(attempts), isNumber: true, from: 'middle' },
];
