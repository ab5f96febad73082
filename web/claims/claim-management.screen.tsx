import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { claimsProblem } from '#adapters/texts/claims.es.ts';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { useDesks } from '#web/desks.ts';
import { useAsked } from '#web/parts/asked.ts';
import { useGivenPage } from '#web/parts/given-page.ts';
import { Message } from '#web/parts/message.tsx';
import { OfficeAwaited } from '#web/parts/office-awaited.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Pagination } from '#web/parts/pagination.tsx';
import { RefreshFailed } from '#web/parts/refresh-failed.tsx';
import { AssociateWindow } from './associate-window.tsx';
import { claimLook } from './claim-look.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import { linkToClaims, readClaimsUrl } from './claim-url.ts';
import { ManagedClaimList } from './managed-claim-list.tsx';
import { ResolveClaim } from './resolve-claim.tsx';

const path = '/demands-managament';

/** /demands-managament: everybody's claims, one of them at the right to be associated or resolved. */
export function ClaimManagementScreen() {
  const { managing } = useDesks();
  const [query] = useSearchParams();
  const { page, claim: number } = readClaimsUrl(query);
  const { answer, failure, isCurrent, retry } = useAsked(managing.page, page);
  const given = isCurrent ? (answer?.currentPage ?? null) : null;
  useGivenPage({ asked: page, given, linkTo: (to) => linkToClaims(path, { page: to, claim: number }) });
  const [toAssociate, associate] = useState<ManagedClaim | null>(null);

  if (answer === null) {
    return <OfficeAwaited name="Reclamos operativos" failed={failure && claimsProblem(failure)} onRetry={retry} />;
  }
  const open = answer.claims.find((claim) => formatNumber(claim) === number) ?? null;
  return (
    <main className={open === null ? 'office' : 'office with-detail'}>
      <PageTitle>{open === null ? 'Gestión de reclamos operativos' : `Reclamo ${formatNumber(open)}`}</PageTitle>
      <section>
        <h1>Reclamos operativos</h1>
        <RefreshFailed text={failure && claimsProblem(failure)} onRetry={retry} />
        {answer.claims.length === 0 ? (
          <Message title="Todavía no hay reclamos">
            <p className="muted">Los que hagan los clientes aparecen acá, sin recargar.</p>
          </Message>
        ) : (
          <>
            <ManagedClaimList
              claims={answer.claims}
              page={answer.currentPage}
              open={number}
              onAssociate={(claim) => associate(claim)}
            />
            <Pagination
              current={answer.currentPage}
              total={answer.totalPages}
              linkTo={(to) => linkToClaims(path, { page: to })}
            />
          </>
        )}
      </section>
      {open !== null && (
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
          <NextStep claim={open} onAssociate={() => associate(open)} />
        </CaseDetail>
      )}
      {toAssociate !== null && <AssociateWindow claim={toAssociate} onClose={() => associate(null)} />}
    </main>
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
