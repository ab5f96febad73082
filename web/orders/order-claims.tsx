import { Link } from 'react-router-dom';
import { claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import type { Claim } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { linkToClaims } from '#web/claims/claim-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';

/** The company's claims that name an order (docs/rules/claims.md 6); nothing where there are none. */
export function OrderClaims({ order }: { readonly order: string }) {
  const { claimQueries } = useServices(claimsModule);
  const of = useServiceQuery(claimQueries.ofOrder, order);
  return (
    <QueryState of={of} problem={claimsProblem} skeleton={null} isPart isNone={(claims) => claims.length === 0}>
      {(claims) => (
        <section className="order-claims" aria-label="Reclamos de este pedido">
          <h3>Reclamos de este pedido</h3>
          <ul>
            {claims.map((claim) => (
              <NamedClaim key={formatNumber(claim)} claim={claim} />
            ))}
          </ul>
        </section>
      )}
    </QueryState>
  );
}

function NamedClaim({ claim }: { readonly claim: Claim }) {
  const { reason, origin, currentTracking } = claim;
  const number = formatNumber(claim);
  return (
    <li>
      <Link className="mono" to={linkToClaims({ claim: number })}>
        {number}
      </Link>
      {` ${reason || origin}: ${claimStateTexts[currentTracking.state].toLowerCase()}`}
    </li>
  );
}
