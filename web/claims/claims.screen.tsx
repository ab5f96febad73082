import { Link, useSearchParams } from 'react-router-dom';
import { claimsProblem } from '#adapters/texts/claims.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { useDesks } from '#web/desks.ts';
import { useAsked } from '#web/parts/asked.ts';
import { formLook } from '#web/parts/form-look.ts';
import { useGivenPage } from '#web/parts/given-page.ts';
import { Message } from '#web/parts/message.tsx';
import { OfficeAwaited } from '#web/parts/office-awaited.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Pagination } from '#web/parts/pagination.tsx';
import { RefreshFailed } from '#web/parts/refresh-failed.tsx';
import { useStore } from '#web/parts/store.ts';
import { isBlankClaim } from './claim-draft.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimList } from './claim-list.tsx';
import { claimLook } from './claim-look.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import { linkToClaims, readClaimsUrl } from './claim-url.ts';

const path = '/demands';

/** /demands: what the company claimed, one of them or a new one at the right. */
export function ClaimsScreen() {
  const { claiming } = useDesks();
  const [query] = useSearchParams();
  const { page, claim: number, isNew } = readClaimsUrl(query);
  const { answer, failure, isCurrent, retry } = useAsked(claiming.page, page);
  const given = isCurrent ? (answer?.currentPage ?? null) : null;
  useGivenPage({ asked: page, given, linkTo: (to) => linkToClaims(path, { page: to, claim: number, isNew }) });
  const draft = useStore(claiming.draft);
  const claims = answer?.claims ?? [];

  // What is being written does not depend on the list.
  if (isNew) {
    return (
      <main className={formLook(answer !== null && claims.length === 0)}>
        <PageTitle>Nuevo reclamo</PageTitle>
        <section>
          <h1>Reclamos operativos</h1>
          {claims.length > 0 && <ClaimList claims={claims} page={page} open={null} />}
        </section>
        <ClaimForm />
      </main>
    );
  }
  if (answer === null) {
    return <OfficeAwaited name="Reclamos operativos" failed={failure && claimsProblem(failure)} onRetry={retry} />;
  }
  const open = claims.find((claim) => formatNumber(claim) === number) ?? null;
  return (
    <main className={open === null ? 'office' : 'office with-detail'}>
      <PageTitle>{open === null ? 'Reclamos operativos' : `Reclamo ${formatNumber(open)}`}</PageTitle>
      <section>
        <div className="case-head">
          <h1>Reclamos operativos</h1>
          {claims.length > 0 && (
            <Link className="btn primary" to={linkToClaims(path, { isNew: true })}>
              {isBlankClaim(draft) ? 'Nuevo reclamo' : 'Seguir con el que escribías'}
            </Link>
          )}
        </div>
        <RefreshFailed text={failure && claimsProblem(failure)} onRetry={retry} />
        {claims.length > 0 ? (
          <>
            <ClaimList claims={claims} page={answer.currentPage} open={number} />
            <Pagination
              current={answer.currentPage}
              total={answer.totalPages}
              linkTo={(to) => linkToClaims(path, { page: to })}
            />
          </>
        ) : (
          <Message title="Todavía no hiciste ningún reclamo">
            <p className="muted">Si algo faltó, vino dañado o no es lo que pediste, contanos y seguilo acá.</p>
            <Link className="btn primary" to={linkToClaims(path, { isNew: true })}>
              {isBlankClaim(draft) ? 'Nuevo reclamo' : 'Seguir con el que escribías'}
            </Link>
          </Message>
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
          <ClaimSheet claim={open} />
        </CaseDetail>
      )}
    </main>
  );
}
