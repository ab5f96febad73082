import type { ReactNode } from 'react';
import { outboxProblem } from '#adapters/texts/mails.es.ts';
import type { MailFilter, OutboxMail } from '#core/mail/outbox-mail.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { mailColumns } from './mail-columns.tsx';

interface MailListProps {
  readonly mails: readonly OutboxMail[] | null;
  readonly filter: MailFilter;
  readonly mayResend: boolean;
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** All that are found. */
  readonly files: ReactNode;
  readonly children: ReactNode;
}

/** A page of the outbox; administrators send each again. */
export function MailList({ mails, filter: { state, text }, mayResend, files, children, ...states }: MailListProps) {
  return (
    <OfficeTable
      name="Correos"
      rows={mails}
      {...states}
      none={
        <Message
          title={
            text !== ''
              ? `No hay correos con «${text}»`
              : state !== null
                ? 'No hay correos en ese estado'
                : 'Todavía no salió ningún correo'
          }
        >
          <p className="muted">Los de pedidos, reclamos, garantías y contraseñas aparecen acá, sin recargar.</p>
        </Message>
      }
      rowKey="id"
      columns={mailColumns}
      exports={files}
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
