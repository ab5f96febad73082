import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { SignInsOf } from '#web/sessions/sign-ins-of.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface StaffSessionsProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** The sign-ins of a member of staff, and ending all of them. */
export function StaffSessions({ member, onClose }: StaffSessionsProps) {
  const { toaster } = usePublicServices();
  const { staff } = useServices();
  const found = useServiceQuery(staff.signIns, member.id);
  const { submit, isUnderWay } = useSubmission();
  const end = () =>
    submit(async () => {
      const answer = await staff.endSignIns(member.id);
      if (!answer.ok) toaster.show({ kind: 'Error', title: member.name, message: signInsProblem(answer.val) });
    });
  return (
    <Dialog title={`Sesiones de ${member.name}`} className="sessions-dialog" onClose={onClose}>
      <SignInsOf found={found} isBusy={isUnderWay} />
      <div className="dialog-actions">
        {(found.answer?.length ?? 0) > 0 && (
          <button type="button" className="btn" disabled={isUnderWay} onClick={end}>
            Cerrar todas
          </button>
        )}
        <button type="button" className="btn primary" onClick={onClose}>
          Listo
        </button>
      </div>
    </Dialog>
  );
}
