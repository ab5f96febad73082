import { Link } from 'react-router-dom';
import { claimStateTexts, claimsProblem } from '#adapters/texts/claims.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import { linkToClaims } from '#web/claims/claim-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { useServices } from '#web/services.ts';
import { RefreshFailed } from '#web/ui/refresh-failed.tsx';

/** The company's claims that name an order (docs/rules/claims.md 9); nothing where there are none. */
export function OrderClaims({ order }: { readonly order: string }) {
  const { claimQueries } = useServices(claimsModule);
  const { answer, answered, failure, retry } = useServiceQuery(claimQueries.ofOrder, order);
  const claims = answered === order ? (answer ?? []) : [];
  if (failure !== null) return <RefreshFailed text={claimsProblem(failure)} onRetry={retry} />;
  if (claims.length === 0) return null;
  return (
    <section className="order-claims" aria-label="Reclamos de este pedido">
      <h3>Reclamos de este pedido</h3>
      <ul>
        {claims.map(({ year, number, reason, origin, currentTracking }) => {
          const claim = formatNumber({ year, number });
          return (
            <li key={claim}>
              <Link className="mono" to={linkToClaims({ claim })}>
                {claim}
              </Link>
              {` ${reason || origin}: ${claimStateTexts[currentTracking.state].toLowerCase()}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
