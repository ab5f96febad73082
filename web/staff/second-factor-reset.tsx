import { secondFactorManagementProblem } from '#adapters/texts/second-factor.es.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';

interface SecondFactorResetProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** For a person who lost the phone and the recovery codes. */
export function SecondFactorReset({ member, onClose }: SecondFactorResetProps) {
  const { staff } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const { name } = member;
  const confirm = () =>
    submit(async () => {
      const answer = await staff.resetSecondFactor(member.id);
      onClose();
      toaster.show(
        answer.ok
          ? { kind: 'Success', title: name, message: 'Ingresa sólo con su contraseña, hasta que lo active de nuevo' }
          : { kind: 'Error', title: name, message: secondFactorManagementProblem(answer.val) },
      );
    });
  return (
    <Confirm
      title={`¿Quitar el segundo paso de ${name}?`}
      action="Quitar"
      busy={isUnderWay}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>Es para quien perdió el teléfono y los códigos de respaldo. Asegurate de que sea quien te lo pide.</p>
    </Confirm>
  );
}
