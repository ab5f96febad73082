import { Link } from 'react-router-dom';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { claimLook } from './claim-look.ts';
import { linkToClaims } from './claim-url.ts';

interface ManagedClaimListProps {
  readonly claims: readonly ManagedClaim[];
  readonly page: number;
  /** The number of the one at the right. */
  readonly open: string | null;
  readonly onAssociate: (claim: ManagedClaim) => void;
}

/** Everybody's claims (docs/rules/claims.md 4). */
export function ManagedClaimList({ claims, page, open, onAssociate }: ManagedClaimListProps) {
  return (
    <table className="office-table case-list managed">
      <thead>
        <tr>
          <th>Cliente</th>
          <th className="case-external">Flexxus</th>
          <th className="o-since case-origin">Origen</th>
          <th className="o-since">Fecha Factura/Pedido</th>
          <th>Número de Factura/Pedido</th>
          <th className="o-since case-reason">Motivo</th>
          <th>Estado</th>
          <th className="o-since">Resolución</th>
          <th className="case-act">
            <span className="only-read">Asociar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => {
          const number = formatNumber(claim);
          return (
            <tr key={claim.id} className={number === open ? 'open' : undefined}>
              <th scope="row" className="case-customer">
                <Link
                  className="stretched"
                  title={claim.customerName}
                  to={linkToClaims('/demands-managament', { page, claim: number })}
                  aria-label={`${claim.customerName}, reclamo ${number}`}
                  aria-current={number === open ? 'true' : undefined}
                >
                  {claim.customerName}
                </Link>
              </th>
              <td className="mono case-external">{claim.externalCode}</td>
              <td className="o-since case-origin">{claim.origin}</td>
              <td className="o-since mono">{formatDate(claim.purchaseDate)}</td>
              <td className="mono case-document">{claim.purchaseDocument}</td>
              <td className="o-since case-reason case-cut">{claim.reason}</td>
              <td className="case-stands">
                <CaseState {...claimLook(claim.currentTracking)} />
                <span className="mono case-when">{formatDate(claim.currentTracking.date)}</span>
              </td>
              <td className="o-since case-cut" title={claim.resolution}>
                {claim.resolution}
              </td>
              <td className="case-act">
                {claimMayBecome(claim.currentTracking.state, 'InProgress') && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={`Asociar el reclamo ${number} de ${claim.customerName}`}
                    onClick={() => onAssociate(claim)}
                  >
                    Asociar
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
