import { lazy, Suspense } from 'react';
import type { claimStateTexts } from '#adapters/texts/claims.es.ts';
import { staffClaimProblem } from '#adapters/texts/staff-cases.es.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { ManagedClaim, StaffClaim } from '#core/claims/claim.ts';
import { orderNamedIn } from '#core/claims/named-order.ts';
import { claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import { CaseCorrections } from '#web/cases/case-corrections.tsx';
import { CaseCustomer } from '#web/cases/case-customer.tsx';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { CaseFilters } from '#web/cases/case-filters.tsx';
import { LateCaseMessages } from '#web/cases/messages/late-case-messages.tsx';
import { StaffCases } from '#web/cases/staff-cases.tsx';
import { useStaffCases } from '#web/cases/use-staff-cases.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { useServices } from '#web/services.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';
import { ListFiles } from '#web/ui/list-files.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClaimContents } from './claim-contents.tsx';
import { claimTone } from './claim-tone.ts';
import { ResolveClaim } from './resolve-claim.tsx';
import { StaffClaimList } from './staff-claim-list.tsx';
import { staffClaimsUrl } from './staff-claims-url.ts';

const AssociateDialog = lazy(() =>
  import('./associate-dialog.tsx').then((module) => ({ default: module.AssociateDialog })),
);

/** /demands-managament: everybody's claims, one of them at the right to be associated, resolved or corrected. */
export function ClaimManagementScreen() {
  const { claimManagementQueries } = useServices(claimsModule);
  const staffClaims = useStaffCases(claimManagementQueries.staffClaims, staffClaimsUrl, formatNumber);
  const { state, page, cases, choices, open, mayManage } = staffClaims;
  const [associating, setAssociating] = useUnsaved<ClaimId>('associate');
  const number = state.open;
  const toAssociate = cases?.find(({ id }) => id === associating) ?? open.answer;
  return (
    <>
      <StaffCases
        kind="claim"
        title={number === null ? 'Gestión de reclamos operativos' : `Reclamo ${number}`}
        url={staffClaimsUrl}
        state={state}
        list={
          <StaffClaimList
            claims={cases}
            problem={page.failure && staffClaimProblem(page.failure)}
            onRetry={page.retry}
            state={state}
            files={
              page.answer?.isSearchable ? (
                <ListFiles
                  title="Reclamos"
                  make={(format) => claimManagementQueries.staffClaims.table(state.filter, format)}
                  problem={staffClaimProblem}
                />
              ) : null
            }
            onAssociate={mayManage ? (claim) => setAssociating(claim.id) : null}
          >
            <h1>Reclamos operativos</h1>
            {page.answer?.isSearchable && (
              <CaseFilters
                url={staffClaimsUrl}
                state={state}
                stateTexts={manyTexts}
                all="Todos"
                search={{
                  label: 'Buscar por número, cliente, código de artículo o comprobante',
                  placeholder: 'Número, cliente o código',
                }}
                choices={choices}
                customerName={staffClaims.customerNameOf(({ customerName }) => customerName)}
              />
            )}
          </StaffClaimList>
        }
        next={page.answer?.next ?? null}
        detail={
          number === null ? null : (
            <CaseDetail
              key={number}
              title={`Reclamo ${number}`}
              state={open.answer && claimTone(open.answer.currentTracking)}
              closeTo={staffClaimsUrl.link({ ...state, open: null })}
              closeLabel="Cerrar el reclamo"
            >
              <QueryState of={open} problem={staffClaimProblem} skeleton={<Skeleton rows={8} kind="office" />}>
                {(claim) => (
                  <OpenClaim claim={claim} mayManage={mayManage} onAssociate={() => setAssociating(claim.id)} />
                )}
              </QueryState>
            </CaseDetail>
          )
        }
      />
      {associating !== null && toAssociate?.id === associating && (
        <Suspense>
          <AssociateDialog claim={toAssociate} onClose={() => setAssociating(null)} />
        </Suspense>
      )}
    </>
  );
}

const manyTexts = {
  Created: 'Creados',
  InProgress: 'En curso',
  Accepted: 'Aceptados',
  Refused: 'Rechazados',
} as const satisfies Record<keyof typeof claimStateTexts, string>;

interface OpenClaimProps {
  readonly claim: StaffClaim;
  readonly mayManage: boolean;
  readonly onAssociate: () => void;
}

function OpenClaim({ claim, mayManage, onAssociate }: OpenClaimProps) {
  const { claimManagementQueries, staffOrders } = useServices(staffOrdersModule);
  const named = orderNamedIn(claim);
  const { answer } = useServiceQuery(staffOrders.order, named);
  const isTheirs = answer?.customerId === claim.customerId;
  const orderTo = isTheirs ? linkToStaffOrders({ order: named }) : null;
  const { customerId, customerName, externalCode, resolution } = claim;
  const to = staffClaimsUrl.link(customerId === '' ? {} : { filter: { ...everyCase, customerId } });
  return (
    <>
      <CaseCustomer name={customerName} facts={claim} to={to} which={{ kind: 'claim', number: formatNumber(claim) }} />
      <ClaimContents claim={claim} orderTo={orderTo} more={[['Flexxus', externalCode]]} />
      <CaseCorrections
        what={`el reclamo ${formatNumber(claim)}`}
        number={{ year: claim.year, number: claim.number }}
        facts={claim}
        texts={{ externalCode, resolution }}
        correct={mayManage ? claimManagementQueries.staffClaims.correct : null}
      />
      {mayManage && <NextStep claim={claim} onAssociate={onAssociate} />}
      <LateCaseMessages kind="claim" number={formatNumber(claim)} mayWrite={mayManage} />
    </>
  );
}

/** The next act on a claim, if there is one. */
function NextStep({ claim, onAssociate }: { readonly claim: ManagedClaim; readonly onAssociate: () => void }) {
  const { state } = claim.currentTracking;
  if (claimMayBecome(state, 'Accepted')) return <ResolveClaim claim={claim} />;
  if (!claimMayBecome(state, 'InProgress')) return null;
  return (
    <button type="button" className="btn primary big case-next" onClick={onAssociate}>
      Asociar
    </button>
  );
}
