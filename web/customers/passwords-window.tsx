import { useState } from 'react';
import { credentialsProblem } from '#adapters/texts/credentials.es.ts';
import { type LoginKind, loginKinds } from '#core/credentials/credential.ts';
import type { Customer } from '#core/customers/customer.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Dialog } from '#web/parts/dialog.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { useCredentials } from './credentials-of.ts';
import { NewPassword } from './new-password.tsx';
import { ShownLogin } from './shown-login.tsx';

const titles: Readonly<Record<LoginKind, string>> = { admin: 'Cliente Administrador', user: 'Cliente' };

interface PasswordsWindowProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

/** The two logins of one customer, their passwords hidden until somebody wants to see them. */
export function PasswordsWindow({ customer, onClose }: PasswordsWindowProps) {
  const { found, failure, retry, issue } = useCredentials(customer);
  const [renewed, renew] = useState<LoginKind | null>(null);
  /** Those whose password was issued in this window: they are shown at once, and told where they will not be again. */
  const [issued, tell] = useState<Partial<Record<LoginKind, { readonly isKept: boolean }>>>({});
  const login = renewed === null ? null : (found?.[renewed] ?? null);
  return (
    <>
      <Dialog title={`Contraseñas de ${customer.name}`} className="passwords-window" onClose={onClose}>
        {failure !== null ? (
          <Failed text={credentialsProblem(failure)} onRetry={retry} />
        ) : found === null ? (
          <Bones rows={2} kind="office" />
        ) : (
          loginKinds.map((kind) => (
            <ShownLogin
              key={kind}
              title={titles[kind]}
              credential={found[kind]}
              issued={issued[kind] ?? null}
              onRenew={() => renew(kind)}
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
          onIssued={({ isKept }) => tell((before) => ({ ...before, [renewed]: { isKept } }))}
          onClose={() => renew(null)}
        />
      )}
    </>
  );
}
