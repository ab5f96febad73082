import { type ReactNode, useState } from 'react';
import { outboxProblem } from '#adapters/texts/mails.es.ts';
import type { MailFilter, OutboxMail } from '#core/mail/outbox-mail.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { mailColumns } from './mail-columns.tsx';
import { ResendDialog, resendLabel } from './resend-dialog.tsx';

interface MailListProps {
  readonly mails: readonly OutboxMail[] | null;
  readonly filter: MailFilter;
  readonly mayResend: boolean;
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** All mails that are found, as a file. */
  readonly files: ReactNode;
  readonly children: ReactNode;
}

/** A page of the outbox; administrators send each again. */
export function MailList({ mails, filter: { state, text }, mayResend, files, children, ...states }: MailListProps) {
  const [resending, setResending] = useState<OutboxMail | null>(null);
  const actions = {
    header: 'Acciones',
    of: (mail: OutboxMail) => <Acts mail={mail} onResend={setResending} />,
    isStacked: true,
  };
  return (
    <>
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
      {resending !== null && <ResendDialog key={resending.id} mail={resending} onClose={() => setResending(null)} />}
    </>
  );
}

interface ActsProps {
  readonly mail: OutboxMail;
  readonly onResend: (mail: OutboxMail) => void;
}

function Acts({ mail, onResend }: ActsProps) {
  const { id, subject, sentAt, state, holdsLink } = mail;
  const { mails } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const act = (ask: () => ReturnType<typeof mails.giveUp>, message: string) =>
    submit(async () => {
      const answer = await ask();
      if (answer.ok) toaster.show({ kind: 'Success', title: subject, message });
      else toaster.show({ kind: 'Error', title: subject, message: outboxProblem(answer.val) });
    });
  // A mail with a link goes to nobody else: no address is asked for.
  const resend = () => (holdsLink ? act(() => mails.resend(id, null), 'Sale en unos segundos') : onResend(mail));
  const label = resendLabel(mail);
  return (
    <>
      <button type="button" className="btn" disabled={isUnderWay} aria-label={`${label}: ${subject}`} onClick={resend}>
        {label}
      </button>
      {sentAt === null && state !== 'given-up' && (
        <button
          type="button"
          className="btn"
          disabled={isUnderWay}
          aria-label={`Dar por perdido: ${subject}`}
          onClick={() => act(() => mails.giveUp(id), 'No se intenta más; queda en «Dado por perdido»')}
        >
          Dar por perdido
        </button>
      )}
    </>
  );
}
