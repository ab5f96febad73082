import { lazy, Suspense, useState } from 'react';
import { credentialsProblem } from '#adapters/texts/credentials.es.ts';
import { invitationProblem } from '#adapters/texts/login-links.es.ts';
import { type LoginKind, loginKinds } from '#core/credentials/credential.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { loginLinksModule } from '#web/modules/login-links.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NewPassword } from './new-password.tsx';
import { ShownLogin } from './shown-login.tsx';
import { type CustomerWithLogins, useCredentials } from './use-credentials.ts';

// The dialog has a form, which the lists of customers can do without until somebody is invited.
const InviteDialog = lazy(async () => ({ default: (await import('#web/login-links/invite-dialog.tsx')).InviteDialog }));

const titles: Readonly<Record<LoginKind, string>> = { admin: 'Cliente Administrador', user: 'Cliente' };

interface CustomerCredentialsProps {
  readonly customer: CustomerWithLogins;
  /** A login has another password, which ended its sessions. */
  readonly onIssued?: (() => void) | undefined;
}

/** The two logins of one customer, their passwords hidden until somebody wants to see them. */
export function CustomerCredentials({ customer, onIssued }: CustomerCredentialsProps) {
  const { of, issued, issue } = useCredentials(customer);
  const { invitations, openInvitations, caller } = useServices(loginLinksModule);
  const { toaster } = usePublicServices();
  const { submit } = useSubmission();
  // Another back end has no invitations: then no invitation is shown.
  const { answer: open } = useServiceQuery(openInvitations.of, customer.id);
  const [invited, setInvited] = useState<LoginKind | null>(null);
  const [renewed, setRenewed] = useState<LoginKind | null>(null);
  const withdraw = (kind: LoginKind, login: string) =>
    submit(async () => {
      const answer = await invitations.withdraw(caller, { customerId: customer.id, kind });
      toaster.show(
        answer.ok
          ? { kind: 'Success', title: login, message: 'La invitación ya no sirve' }
          : { kind: 'Error', title: login, message: invitationProblem(answer.val) },
      );
      openInvitations.refresh();
    });
  const issueOf = async (kind: LoginKind, isFirst = false) => {
    const answer = await issue(kind, isFirst);
    if (!answer.ok) return answer;
    // An open invitation ended with it.
    openInvitations.refresh();
    onIssued?.();
    return answer;
  };
  /** A first password replaces nothing, and nobody has to be asked; the server knows whether it is still the first. */
  const issueFirst = (kind: LoginKind, login: string) =>
    submit(async () => {
      const answer = await issueOf(kind, true);
      if (answer.ok) return;
      if (answer.val.code === 'password-not-first') {
        openInvitations.refresh();
        setRenewed(kind);
      } else toaster.show({ kind: 'Error', title: login, message: credentialsProblem(answer.val) });
    });
  const login = renewed === null ? null : (of.answer?.[renewed] ?? null);
  return (
    <>
      <QueryState of={of} problem={credentialsProblem} skeleton={<Skeleton rows={2} kind="office" />}>
        {(found) =>
          loginKinds.map((kind) => (
            <ShownLogin
              key={kind}
              title={titles[kind]}
              credential={found[kind]}
              issued={issued[kind] ?? null}
              onRenew={() => {
                const credential = found[kind];
                if (credential?.hidden === 'none' && !open?.[kind]) issueFirst(kind, credential.login);
                else setRenewed(kind);
              }}
              onInvite={() => setInvited(kind)}
              invitation={open?.[kind] ?? null}
              onWithdraw={() => withdraw(kind, found[kind]?.login ?? '')}
            />
          ))
        }
      </QueryState>
      {invited !== null && (
        <Suspense>
          <InviteDialog
            login={of.answer?.[invited]?.login ?? ''}
            of={{ customerId: customer.id, kind: invited }}
            email=""
            emptyHint="Vacío, va al e-mail del cliente"
            onInvited={openInvitations.refresh}
            onClose={() => setInvited(null)}
          />
        </Suspense>
      )}
      {renewed !== null && login !== null && (
        <NewPassword
          login={login.login}
          issue={() => issueOf(renewed)}
          problemOf={credentialsProblem}
          note="Si ingresaba con un segundo paso, se quita: lo puede activar de nuevo. Si hay una invitación pendiente, su enlace deja de servir."
          onClose={() => setRenewed(null)}
        />
      )}
    </>
  );
}
