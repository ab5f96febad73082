import { invitationProblem, invitedText } from '#adapters/texts/login-links.es.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';

/** When an open invitation ends, and the button that withdraws it. */
export function OpenInvitation({ member, until }: { readonly member: StaffMember; readonly until: string }) {
  const { invitations, staff, caller } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const withdraw = () =>
    submit(async () => {
      const answer = await invitations.withdraw(caller, { staffId: member.id });
      toaster.show(
        answer.ok
          ? { kind: 'Success', title: member.name, message: 'La invitación ya no sirve' }
          : { kind: 'Error', title: member.name, message: invitationProblem(answer.val) },
      );
      void staff.list.outdate();
    });
  return (
    <>
      <button type="button" className="btn" disabled={isUnderWay} onClick={withdraw}>
        Anular la invitación
      </button>
      <p className="muted">{invitedText(until)}</p>
    </>
  );
}
