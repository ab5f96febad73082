import { Link } from 'react-router-dom';
import { type Claim, openedAt } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { UnreadMark, useUnread } from '#web/cases/messages/unread-mark.tsx';
import { claimLook } from './claim-look.ts';
import { linkToClaims } from './claim-url.ts';

interface ClaimListProps {
  readonly claims: readonly Claim[];
  readonly page: number;
  /** The number of the one at the right. */
  readonly open: string | null;
}

export function ClaimList({ claims, page, open }: ClaimListProps) {
  const unread = useUnread('claim');
  return (
    <table className="office-table case-list">
      <thead>
        <tr>
          <th>Número</th>
          <th className="case-date">Fecha</th>
          <th className="o-since">Origen</th>
          <th>Factura / Pedido</th>
          <th className="o-since">Motivo</th>
          <th>Estado</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => {
          const number = formatNumber(claim);
          return (
            <tr key={claim.id} className={number === open ? 'open' : undefined}>
              <th scope="row">
                <Link
                  className="mono stretched"
                  to={linkToClaims({ page, claim: number })}
                  aria-current={number === open ? 'true' : undefined}
                >
                  {number}
                </Link>{' '}
                <UnreadMark count={unread.get(number)} />
              </th>
              <td className="mono case-date">{formatDate(openedAt(claim))}</td>
              <td className="o-since">{claim.origin}</td>
              <td className="mono case-document">{claim.purchaseDocument}</td>
              <td className="o-since case-reason">{claim.reason}</td>
              <td className="case-stands">
                <CaseState {...claimLook(claim.currentTracking)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
