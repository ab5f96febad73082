import { Link, useSearchParams } from 'react-router-dom';
import { claimProblem, claimsProblem } from '#adapters/texts/claims.es.ts';
import type { Claim } from '#core/claims/claim.ts';
import { orderNamedIn } from '#core/claims/named-order.ts';
import { formatNumber } from '#core/orders/number.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { LateCaseMessages } from '#web/cases/messages/late-case-messages.tsx';
import { UnreadCases } from '#web/cases/messages/unread-cases.tsx';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { currentAccountModule } from '#web/modules/current-account.module.ts';
import { linkToOrders } from '#web/orders/orders-url.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { ClaimContents } from './claim-contents.tsx';
import { isBlankClaim } from './claim-draft.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimList } from './claim-list.tsx';
import { claimTone } from './claim-tone.ts';
import { linkToClaims, readClaimsUrl } from './claim-url.ts';

/** /demands: what the company claimed, one of them or a new one at the right. */
export function ClaimsScreen() {
  const { claimQueries } = useServices(claimsModule, casesModule, currentAccountModule);
  const [query] = useSearchParams();
  const { page, claim: number, isNew } = readClaimsUrl(query);
  const asked = useServiceQuery(claimQueries.page, page);
  const { answer, isCurrent } = asked;
  const currentPage = isCurrent ? (answer?.currentPage ?? null) : null;
  usePageInRange({ asked: page, currentPage, linkTo: (to) => linkToClaims({ page: to, claim: number, isNew }) });
  const draft = useStore(claimQueries.draft);
  const unread = useUnread('claim');
  const claims = answer?.claims ?? [];
  const listed = claims.find((claim) => formatNumber(claim) === number) ?? null;

  // The form does not depend on the list.
  if (isNew) {
    return (
      <main className={formClasses(answer !== null && claims.length === 0)}>
        <PageTitle>Nuevo reclamo</PageTitle>
        <section>
          <h1>Reclamos operativos</h1>
          {claims.length > 0 && <ClaimList claims={claims} page={page} open={null} />}
        </section>
        <ClaimForm />
      </main>
    );
  }
  // While the list is loading it has all the room.
  const isOpen = number !== null && answer !== null;
  const toForm = (
    <Link className="btn primary" to={linkToClaims({ isNew: true })}>
      {isBlankClaim(draft) ? 'Nuevo reclamo' : 'Seguir con el que escribías'}
    </Link>
  );
  return (
    <main className={isOpen ? 'office with-detail' : 'office'}>
      <PageTitle>{!isOpen ? 'Reclamos operativos' : `Reclamo ${number}`}</PageTitle>
      <section>
        <div className="office-head">
          <h1>Reclamos operativos</h1>
          {claims.length > 0 && toForm}
        </div>
        <QueryState of={asked} problem={claimsProblem} skeleton={<Skeleton rows={10} kind="office" />}>
          {({ currentPage, totalPages }) => (
            <>
              <UnreadCases unread={unread} linkTo={(claim) => linkToClaims({ page, claim })} />
              {claims.length > 0 ? (
                <>
                  <ClaimList claims={claims} page={currentPage} open={number} />
                  <Pagination current={currentPage} total={totalPages} linkTo={(to) => linkToClaims({ page: to })} />
                </>
              ) : (
                <Message title="Todavía no hiciste ningún reclamo">
                  <p className="muted">Si algo faltó, vino dañado o no es lo que pediste, contanos y seguilo acá.</p>
                  {toForm}
                </Message>
              )}
            </>
          )}
        </QueryState>
      </section>
      {isOpen && <OpenClaim key={number} number={number} listed={listed} closeTo={linkToClaims({ page })} />}
    </main>
  );
}

interface OpenClaimProps {
  readonly number: string;
  /** Null where the page that is shown does not have it. */
  readonly listed: Claim | null;
  readonly closeTo: string;
}

/** The claim of that number, which a mail may lead to long after it left the first page. */
function OpenClaim({ number, listed, closeTo }: OpenClaimProps) {
  const { claimQueries } = useServices();
  const asked = useServiceQuery(claimQueries.one, listed === null ? number : null);
  const open = listed === null ? asked : { ...asked, answer: listed, failure: null };
  return (
    <CaseDetail
      title={`Reclamo ${number}`}
      state={open.answer && claimTone(open.answer.currentTracking)}
      closeTo={closeTo}
      closeLabel="Cerrar el reclamo"
    >
      <QueryState of={open} problem={claimProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {(claim) => (
          <>
            <OwnClaim claim={claim} />
            <LateCaseMessages kind="claim" number={number} mayWrite />
          </>
        )}
      </QueryState>
    </CaseDetail>
  );
}

/** A claim of the company, with a link to the order whose number it names, where there is one. */
function OwnClaim({ claim }: { readonly claim: Claim }) {
  const order = orderNamedIn(claim);
  const { answer } = useServiceQuery(useServices().ownOrder, order);
  const orderTo = order === null || answer === null ? null : linkToOrders(1, order);
  return <ClaimContents claim={claim} orderTo={orderTo} />;
}
