import { useSearchParams } from 'react-router-dom';
import { claimsProblem } from '#adapters/texts/claims.es.ts';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { ManagedCases } from '#web/cases/managed-cases.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { useServices } from '#web/services.ts';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { AssociateDialog } from './associate-dialog.tsx';
import { claimLook } from './claim-look.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import { linkToClaims, readClaimsUrl } from './claim-url.ts';
import { ManagedClaimList } from './managed-claim-list.tsx';
import { ResolveClaim } from './resolve-claim.tsx';

const path = '/demands-managament';

/** /demands-managament: everybody's claims, one of them at the right to be associated or resolved. */
export function ClaimManagementScreen() {
  const { claimManagementQueries } = useServices(claimsModule);
  const [query] = useSearchParams();
  const { page, claim: number } = readClaimsUrl(query);
  const { answer, failure, isCurrent, retry } = useServiceQuery(claimManagementQueries.page, page);
  const given = isCurrent ? (answer?.currentPage ?? null) : null;
  usePageInRange({ asked: page, given, linkTo: (to) => linkToClaims(path, { page: to, claim: number }) });
  const [associating, associate] = useUnsaved<ClaimId>('associate');

  const claims = answer?.claims ?? null;
  const toAssociate = claims?.find(({ id }) => id === associating) ?? null;
  const open = claims?.find((claim) => formatNumber(claim) === number) ?? null;
  return (
    <>
      <ManagedCases
        title={open === null ? 'Gestión de reclamos operativos' : `Reclamo ${formatNumber(open)}`}
        list={
          <ManagedClaimList
            claims={claims}
            problem={failure && claimsProblem(failure)}
            onRetry={retry}
            page={answer?.currentPage ?? page}
            open={number}
            onAssociate={(claim) => associate(claim.id)}
          />
        }
        pages={
          answer && {
            current: answer.currentPage,
            total: answer.totalPages,
            linkTo: (to) => linkToClaims(path, { page: to }),
          }
        }
        detail={
          open === null ? null : (
            <CaseDetail
              key={open.id}
              title={`Reclamo ${formatNumber(open)}`}
              state={claimLook(open.currentTracking)}
              closeTo={linkToClaims(path, { page })}
              closeLabel="Cerrar el reclamo"
            >
              <ClaimSheet
                claim={open}
                more={[
                  ['Cliente', open.customerName],
                  ['Flexxus', open.externalCode],
                ]}
              />
              <NextStep claim={open} onAssociate={() => associate(open.id)} />
            </CaseDetail>
          )
        }
      />
      {toAssociate !== null && <AssociateDialog claim={toAssociate} onClose={() => associate(null)} />}
    </>
  );
}

/** What there is to do with a claim, if there is anything left. */
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
