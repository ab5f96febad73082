import { Link } from 'react-router-dom';
import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { mayOpen } from '#core/access/screens.ts';
import type { LockedLogin } from '#core/session/sign-in-lock.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { overviewModule } from '#web/modules/overview.module.ts';
import { useServices } from '#web/services.ts';
import { linkToStaff } from '#web/staff/staff-url.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { lockedLoginColumns } from './locked-login-columns.tsx';

const loginOf = ({ userId, customer }: LockedLogin): string =>
  customer === null ? linkToStaff({ open: userId }) : linkToCustomers({ open: customer.id, tab: 'accesos' });

/** Logins are an administrator's to open; a manager reads which they are. */
const actions = {
  header: 'Ver',
  of: (login: LockedLogin) => (
    <Link className="btn" to={loginOf(login)} aria-label={`Ver el usuario ${login.userName}`}>
      Ver usuario
    </Link>
  ),
};

/** The logins that the figure counts: who, since when, from where. */
export function LockedLoginsDialog({ onClose }: { readonly onClose: () => void }) {
  const { overview } = useServices(overviewModule);
  const { caller } = useServices();
  const { answer, failure, retry } = useServiceQuery(overview.overview);
  return (
    <Dialog title="Ingresos frenados" className="wide figure-list" onClose={onClose}>
      <p className="muted">
        Usuarios con demasiados intentos en el último día que no ingresaron desde entonces. Si no fue esa persona, hay
        que generarle otra contraseña.
      </p>
      <OfficeTable
        name="Ingresos frenados"
        rows={answer?.office?.locked ?? (answer === null ? null : [])}
        problem={failure && overviewProblem(failure)}
        onRetry={retry}
        none={<p className="muted">Nadie probó de más en el último día.</p>}
        rowKey="userName"
        columns={lockedLoginColumns}
        {...(mayOpen('/admin-staff', caller) ? { actions } : {})}
        isShort
      />
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={onClose}>
          Listo
        </button>
      </div>
    </Dialog>
  );
}
