import type { IssuedPassword } from '#core/credentials/credential.service.ts';
import type { Result } from '#core/shared/result.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Confirm } from '#web/ui/confirm.tsx';

interface NewPasswordProps<Failure> {
  readonly login: string;
  readonly issue: () => Promise<Result<IssuedPassword, Failure>>;
  readonly problemOf: (failure: Failure) => string;
  readonly onIssued?: (issued: IssuedPassword) => void;
  readonly onClose: () => void;
  /** A further effect of the new password. */
  readonly note?: string;
}

/** Asks before a password is replaced, since that ends the sessions that signed in with the former one. */
export function NewPassword<Failure>({ login, issue, problemOf, onIssued, onClose, note }: NewPasswordProps<Failure>) {
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const confirm = () =>
    submit(async () => {
      const issued = await issue();
      if (issued.ok) onIssued?.(issued.val);
      else toaster.show({ kind: 'Error', title: login, message: problemOf(issued.val) });
      onClose();
    });
  return (
    <Confirm
      title={`¿Generar una contraseña nueva para ${login}?`}
      action="Generar"
      busy={isUnderWay}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>Si ya tiene una, deja de servir, y quien esté trabajando con ella tiene que ingresar de nuevo.</p>
      {note !== undefined && <p>{note}</p>}
    </Confirm>
  );
}
