import type { CustomerId } from '#core/shared/ids.ts';
import { CustomerCredentials } from '#web/customers/customer-credentials.tsx';
import { useServices } from '#web/services.ts';
import { CustomerSessions } from './customer-sessions.tsx';

interface CustomerLoginsProps {
  readonly id: CustomerId;
  readonly name: string;
}

/**
 * The two logins of a customer on its page: who they are, a password for each, and to administrators where they are
 * signed in.
 */
export function CustomerLogins({ id, name }: CustomerLoginsProps) {
  const { caller, customerManagement } = useServices();
  return (
    <div className="customer-logins">
      <section aria-label={`Accesos de ${name}`}>
        <h2>Usuarios y contraseñas</h2>
        <CustomerCredentials customer={{ id, name }} onIssued={() => void customerManagement.signIns.outdate()} />
        <p className="muted">Cada vez que se abre esta ficha queda registrado quién miró.</p>
      </section>
      {caller.role === 'Admin' && <CustomerSessions id={id} />}
    </div>
  );
}
