import { useState } from 'react';
import { credentialsProblem } from '#adapters/texts/credentials.es.ts';
import { type LoginKind, loginKinds } from '#core/credentials/credential.ts';
import type { Customer } from '#core/customers/customer.ts';
import { InviteDialog } from '#web/login-links/invite-dialog.tsx';
import { loginLinksModule } from '#web/modules/login-links.module.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NewPassword } from './new-password.tsx';
import { ShownLogin } from './shown-login.tsx';
import { useCredentials } from './use-credentials.ts';

const titles: Readonly<Record<LoginKind, string>> = { admin: 'Cliente Administrador', user: 'Cliente' };

interface PasswordsDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** The two logins of one customer, their passwords hidden until somebody wants to see them. */
export function PasswordsDialog({ customer, onClose }: PasswordsDialogProps) {
  const { of, issued, issue } = useCredentials(customer);
  useServices(loginLinksModule);
  const [invited, setInvited] = useState<LoginKind | null>(null);
  const [renewed, setRenewed] = useState<LoginKind | null>(null);
  const login = renewed === null ? null : (of.answer?.[renewed] ?? null);
  return (
    <>
      <Dialog title={`Contraseñas de ${customer.name}`} className="passwords-dialog" onClose={onClose}>
        <QueryState of={of} problem={credentialsProblem} skeleton={<Skeleton rows={2} kind="office" />}>
          {(found) =>
            loginKinds.map((kind) => (
              <ShownLogin
                key={kind}
                title={titles[kind]}
                credential={found[kind]}
                issued={issued[kind] ?? null}
                onRenew={() => setRenewed(kind)}
                onInvite={() => setInvited(kind)}
              />
            ))
          }
        </QueryState>
        <p className="muted">Cada vez que se abre esta ventana queda registrado quién miró.</p>
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cerrar
          </button>
        </div>
      </Dialog>
      {invited !== null && (
        <InviteDialog
          login={of.answer?.[invited]?.login ?? ''}
          of={{ customerId: customer.id, kind: invited }}
          email=""
          emptyHint="Vacío, va al e-mail del cliente"
          onClose={() => setInvited(null)}
        />
      )}
      {renewed !== null && login !== null && (
        <NewPassword
          login={login.login}
          issue={() => issue(renewed)}
          problemOf={credentialsProblem}
          onClose={() => setRenewed(null)}
        />
      )}
    </>
  );
}
