import type { CustomerId } from '#core/shared/ids.ts';
import { CredentialSheet } from '#web/customers/credential-sheet.tsx';

interface CustomerLoginsProps {
  readonly id: CustomerId;
  readonly name: string;
}

/** The two logins of a customer on its page: who they are, and a password for each. */
export function CustomerLogins({ id, name }: CustomerLoginsProps) {
  return (
    <section className="customer-logins" aria-label={`Accesos de ${name}`}>
      <h2>Usuarios y contraseñas</h2>
      <CredentialSheet customer={{ id, name }} />
      <p className="muted">Cada vez que se abre esta ficha queda registrado quién miró.</p>
    </section>
  );
}
