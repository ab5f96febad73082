import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import type { SignIn } from '#core/session/sign-in.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { SignInsOf } from '#web/sessions/sign-ins-of.tsx';

/** The sign-ins of a customer's logins: each can be ended, or all of them. */
export function CustomerSessions({ id }: { readonly id: CustomerId }) {
  const { toaster } = usePublicServices();
  const { customerManagement } = useServices();
  const found = useServiceQuery(customerManagement.signIns, id);
  const { submit, isUnderWay } = useSubmission();
  const end = (signIn: SignIn | null) =>
    submit(async () => {
      const ended = await customerManagement.endSignIns(id, signIn?.id ?? null);
      if (!ended.ok) toaster.show({ kind: 'Error', title: 'Sesiones', message: signInsProblem(ended.val) });
    });
  return (
    <section aria-labelledby="customer-sessions">
      <h2 id="customer-sessions">Sesiones abiertas</h2>
      <SignInsOf found={found} onEnd={end} isBusy={isUnderWay} hasLogins />
      {(found.answer?.length ?? 0) > 1 && (
        <button type="button" className="btn" disabled={isUnderWay} onClick={() => end(null)}>
          Cerrar todas
        </button>
      )}
    </section>
  );
}
