import { Link } from 'react-router-dom';
import { overviewProblem } from '#adapters/texts/overview.es.ts';
import { signInLockTexts } from '#adapters/texts/sign-in-locks.es.ts';
import { mayOpen } from '#core/access/screens.ts';
import type { LockedLogin } from '#core/session/sign-in-lock.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { overviewModule } from '#web/modules/overview.module.ts';
import { useServices } from '#web/services.ts';
import { linkToStaff } from '#web/staff/staff-url.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';

const columns: readonly OfficeColumn<LockedLogin>[] = [
  { id: 'user', header: 'Usuario', text: ({ userName }) => userName, isMono: true, card: 'title' },
  {
    id: 'whose',
    header: 'De',
    text: ({ customer, name }) => customer?.name ?? `${name}, del personal`,
    card: 'line',
  },
  {
    id: 'since',
    header: 'Desde',
    text: ({ since }) => formatDateTime(since).slice(0, 16),
    isMono: true,
    card: 'line',
    cardLabel: 'Desde',
  },
  { id: 'why', header: 'Por qué', text: ({ why }) => signInLockTexts[why], card: 'line' },
  {
    id: 'network',
    header: 'Red',
    text: ({ network }) => (network === '' ? 'No se sabe' : network),
    isMono: true,
    card: 'line',
    cardLabel: 'Red',
  },
];

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
        columns={columns}
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
