import { secondFactorManagementProblem } from '#adapters/texts/second-factor.es.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';

/** Whether the second factor is compulsory for staff (docs/rules/second-factor.md 5). */
export function SecondFactorPolicy() {
  const { staff } = useServices();
  const { toaster } = usePublicServices();
  const found = useServiceQuery(staff.isSecondFactorCompulsory);
  const { submit, isUnderWay } = useSubmission();
  const change = (isCompulsory: boolean) =>
    submit(async () => {
      const answer = await staff.setSecondFactorCompulsory(!isCompulsory);
      toaster.show(
        answer.ok
          ? {
              kind: 'Success',
              title: 'Segundo paso',
              message: isCompulsory
                ? 'Ya no se le pide a todo el personal'
                : 'Quien no lo tenga lo activa antes de seguir trabajando',
            }
          : { kind: 'Error', title: 'Segundo paso', message: secondFactorManagementProblem(answer.val) },
      );
    });
  return (
    <QueryState of={found} problem={secondFactorManagementProblem} skeleton={null} isPart>
      {(isCompulsory) => (
        <CheckBox
          label="Segundo paso obligatorio para todo el personal"
          isChecked={isCompulsory}
          isOff={isUnderWay}
          onChange={() => void change(isCompulsory)}
        />
      )}
    </QueryState>
  );
}
