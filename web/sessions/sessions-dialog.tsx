import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import type { SignIn } from '#core/session/sign-in.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignInList } from './sign-in-list.tsx';

/** Everybody's own sign-ins: each of the others can be ended, or all of them. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { toaster } = usePublicServices();
  const { signIns: own } = useServices();
  const found = useServiceQuery(own.list);
  const { submit, isUnderWay } = useSubmission();
  const end = (signIn: SignIn | null) =>
    submit(async () => {
      const answer = await own.end(signIn?.id ?? null);
      if (!answer.ok) toaster.show({ kind: 'Error', title: 'Sesiones', message: signInsProblem(answer.val) });
    });
  const others = found.answer?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Dialog title="Dónde estás conectado" className="sessions-dialog" onClose={onClose}>
      <QueryState of={found} problem={signInsProblem} skeleton={<Skeleton rows={2} kind="office" />}>
        {(signIns) => <SignInList signIns={signIns} onEnd={end} isBusy={isUnderWay} />}
      </QueryState>
      <div className="dialog-actions">
        {others.length > 0 && (
          <button type="button" className="btn" disabled={isUnderWay} onClick={() => end(null)}>
            Cerrar todas las demás
          </button>
        )}
        <button type="button" className="btn primary" onClick={onClose}>
          Listo
        </button>
      </div>
    </Dialog>
  );
}
