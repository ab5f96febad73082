import { useState } from 'react';
import { Link } from 'react-router-dom';
import { invitedManyTexts } from '#adapters/texts/invited-many.es.ts';
import { invitationProblem } from '#adapters/texts/login-links.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { refusal } from '#core/access/calls.ts';
import type { InvitedCustomers, InvitedMany } from '#core/login-links/invited-customers.ts';
import type { InvitationFailure } from '#core/login-links/login-link.service.ts';
import { linkToConfiguration } from '#web/admin-configuration/configuration-url.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { loginLinksModule } from '#web/modules/login-links.module.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface InviteManyDialogProps {
  readonly customers: InvitedCustomers;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Says first what inviting them would do, then what it did. It stays open while it is being done. */
export function InviteManyDialog({ customers, onClose, onInvited }: InviteManyDialogProps) {
  const { invitations, invitationTrials, caller } = useServices(loginLinksModule);
  const { submit, isUnderWay, failure } = useSubmission<InvitationFailure>();
  const [asked] = useState(customers);
  const [done, setDone] = useState<InvitedMany | null>(null);
  const trial = useServiceQuery(invitationTrials, asked);
  // The counts of an earlier window may be outdated.
  const counted = trial.isCurrent ? trial.answer : null;
  const invite = () =>
    submit(async () => {
      const answer = await invitations.inviteMany(caller, asked, false);
      if (!answer.ok) return answer.val;
      setDone(answer.val);
      onInvited();
      return null;
    });
  const toInvite = done === null ? (counted?.invited ?? 0) : 0;
  return (
    <Dialog title="Invitar por mail" onClose={onClose} isBusy={isUnderWay}>
      <div role="status">
        {done !== null ? (
          <Sentences many={done} isTrial={false} />
        ) : trial.failure?.code === 'mail-account-missing' ? (
          <p className="notice warn">
            {invitationProblem(trial.failure)}.{' '}
            {refusal('administration', caller) === null && (
              <Link to={linkToConfiguration('mails')} onClick={onClose}>
                Cargar la cuenta de correo
              </Link>
            )}
          </p>
        ) : (
          <QueryState
            of={{ ...trial, answer: counted }}
            problem={invitationProblem}
            skeleton={<Skeleton rows={2} kind="office" />}
          >
            {(many) => <Sentences many={many} isTrial />}
          </QueryState>
        )}
      </div>
      <FormFailure text={failure && invitationProblem(failure)} />
      <div className="dialog-actions">
        <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
          {toInvite > 0 || (counted === null && done === null) ? 'Cancelar' : 'Cerrar'}
        </button>
        {toInvite > 0 && (
          <button type="button" className="btn primary" disabled={isUnderWay} onClick={invite}>
            {actionText(toInvite, isUnderWay, failure !== null)}
          </button>
        )}
      </div>
    </Dialog>
  );
}

const actionText = (count: number, isUnderWay: boolean, isAgain: boolean): string => {
  if (isUnderWay) return `Invitando a ${formatCount(count)}…`;
  return isAgain ? 'Reintentar' : `Invitar a ${formatCount(count)}`;
};

const Sentences = ({ many, isTrial }: { readonly many: InvitedMany; readonly isTrial: boolean }) =>
  invitedManyTexts(many, isTrial).map((text) => <p key={text}>{text}</p>);
