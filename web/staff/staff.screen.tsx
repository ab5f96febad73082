import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { staffProblem } from '#adapters/texts/staff.es.ts';
import { filterByName } from '#core/customers/name-filter.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { loginLinksModule } from '#web/modules/login-links.module.ts';
import { staffModule } from '#web/modules/staff.module.ts';
import { useServices } from '#web/services.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { addressNow } from '#web/url/address-state.ts';
import { NewStaffForm } from './new-staff-form.tsx';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import { staffColumns } from './staff-columns.tsx';
import { StaffDetail } from './staff-detail.tsx';
import { linkToStaff, readStaffUrl } from './staff-url.ts';

/** /admin-staff: the distributor's own people, one of them or a new one at the right. */
export function StaffScreen() {
  const { staff } = useServices(staffModule, loginLinksModule);
  const { answer, failure, retry } = useServiceQuery(staff.list);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { named, open: id, isNew } = readStaffUrl(query);
  const found = useMemo(() => answer && filterByName(answer, named), [answer, named]);
  const columns = useMemo(
    () => staffColumns((member) => <OpenLink to={linkToStaff({ named, open: member.id })}>{member.name}</OpenLink>),
    [named],
  );
  const open = answer?.find((member) => member.id === id) ?? null;
  // By the present address: another member may have been opened since.
  const narrow = (text: string) => {
    const now = addressNow(readStaffUrl);
    navigate(linkToStaff({ ...now, named: text }), { replace: true });
  };
  return (
    <main className={isNew ? formClasses(false) : open === null ? 'office staff' : 'office staff with-detail'}>
      <PageTitle>{open === null || isNew ? 'Personal' : open.name}</PageTitle>
      <section>
        <div className="office-head">
          <h1>Personal</h1>
          {!isNew && (
            <Link className="btn primary" to={linkToStaff({ named, isNew: true })}>
              Nueva persona
            </Link>
          )}
        </div>
        <OfficeTable
          name="Personal"
          rows={found}
          problem={failure && staffProblem(failure)}
          onRetry={retry}
          none={<NoneFound all="Ver todo el personal" to={linkToStaff({})} />}
          rowKey="id"
          columns={columns}
          isOpen={(member) => member.id === id}
        >
          <NameFilter label="Filtrar por nombre" placeholder="Nombre" value={named} onChange={narrow} />
          <SecondFactorPolicy />
          <p className="muted" role="status">
            {answer !== null && found !== null && countText(found.length, answer.length)}
          </p>
        </OfficeTable>
      </section>
      {isNew && <NewStaffForm closeTo={linkToStaff({ named })} />}
      {!isNew && open !== null && answer !== null && (
        <StaffDetail key={open.id} member={open} others={othersOf(answer, open)} closeTo={linkToStaff({ named })} />
      )}
    </main>
  );
}

/** The sellers who may take over a seller's customers. */
const othersOf = (staff: readonly StaffMember[], { id }: StaffMember): readonly StaffMember[] =>
  staff.filter((member) => member.role === 'Seller' && member.isActive && member.id !== id);

const countText = (found: number, all: number): string => {
  const total = `${formatCount(all)} ${all === 1 ? 'persona' : 'personas'}`;
  return found === all ? total : `${formatCount(found)} de ${total}`;
};
