import { useEffect, useState } from 'react';
import { invitedManyTexts } from '#adapters/texts/invited-many.es.ts';
import { invitationProblem } from '#adapters/texts/login-links.es.ts';
import type { InvitedCustomers, InvitedMany } from '#core/login-links/invited-customers.ts';
import type { InvitationFailure } from '#core/login-links/login-link.service.ts';
import type { Result } from '#core/shared/result.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { loginLinksModule } from '#web/modules/login-links.module.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface InviteManyDialogProps {
  readonly whom: InvitedCustomers;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Says first what inviting them would do, then what it did. */
export function InviteManyDialog({ whom, onClose, onInvited }: InviteManyDialogProps) {
  const { invitations, caller } = useServices(loginLinksModule);
  const { submit, isUnderWay } = useSubmission();
  const [asked] = useState(whom);
  const [trial, setTrial] = useState<Result<InvitedMany, InvitationFailure> | null>(null);
  const [done, setDone] = useState<Result<InvitedMany, InvitationFailure> | null>(null);
  useEffect(() => {
    let isShown = true;
    void invitations.inviteMany(caller, asked, true).then((answer) => isShown && setTrial(answer));
    return () => {
      isShown = false;
    };
  }, [invitations, caller, asked]);
  const invite = () =>
    submit(async () => {
      const answer = await invitations.inviteMany(caller, asked, false);
      setDone(answer);
      if (answer.ok) onInvited();
    });
  const told = done ?? trial;
  const mayInvite = done === null && trial?.ok === true && trial.val.invited > 0;
  return (
    <Dialog title="Invitar por mail" onClose={onClose}>
      <div role="status">
        {told === null ? (
          <Skeleton rows={2} kind="office" />
        ) : told.ok ? (
          invitedManyTexts(told.val, done === null).map((text) => <p key={text}>{text}</p>)
        ) : (
          <p className="notice warn">{invitationProblem(told.val)}</p>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
          {mayInvite || told === null ? 'Cancelar' : 'Cerrar'}
        </button>
        {mayInvite && (
          <button type="button" className="btn primary" disabled={isUnderWay} onClick={invite}>
            {isUnderWay ? 'Invitando…' : 'Invitar'}
          </button>
        )}
      </div>
    </Dialog>
  );
}
