import { useState } from 'react';
import { credentialsProblem } from '#adapters/texts/credentials.es.ts';
import { type LoginKind, loginKinds } from '#core/credentials/credential.ts';
import type { Customer } from '#core/customers/customer.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCredentials } from './credentials-of.ts';
import { NewPassword } from './new-password.tsx';
import { ShownLogin } from './shown-login.tsx';

const titles: Readonly<Record<LoginKind, string>> = { admin: 'Cliente Administrador', user: 'Cliente' };

interface PasswordsDialogProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** The two logins of one customer, their passwords hidden until somebody wants to see them. */
export function PasswordsDialog({ customer, onClose }: PasswordsDialogProps) {
  const { found, failure, retry, issue } = useCredentials(customer);
  const [renewed, setRenewed] = useState<LoginKind | null>(null);
  /** Those whose password was issued in this window: they are shown at once, and told where they will not be again. */
  const [issued, setIssued] = useState<Partial<Record<LoginKind, { readonly isKept: boolean }>>>({});
  const login = renewed === null ? null : (found?.[renewed] ?? null);
  return (
    <>
      <Dialog title={`Contraseñas de ${customer.name}`} className="passwords-dialog" onClose={onClose}>
        {failure !== null ? (
          <Failed text={credentialsProblem(failure)} onRetry={retry} />
        ) : found === null ? (
          <Skeleton rows={2} kind="office" />
        ) : (
          loginKinds.map((kind) => (
            <ShownLogin
              key={kind}
              title={titles[kind]}
              credential={found[kind]}
              issued={issued[kind] ?? null}
              onRenew={() => setRenewed(kind)}
            />
          ))
        )}
        <p className="muted">Cada vez que se abre esta ventana queda registrado quién miró.</p>
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cerrar
          </button>
        </div>
      </Dialog>
      {renewed !== null && login !== null && (
        <NewPassword
          login={login.login}
          issue={() => issue(renewed)}
          problemOf={credentialsProblem}
          onIssued={({ isKept }) => setIssued((before) => ({ ...before, [renewed]: { isKept } }))}
          onClose={() => setRenewed(null)}
        />
      )}
    </>
  );
}
