import { Link } from 'react-router-dom';
import type { Claim } from '#core/claims/claim.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseContents, type CaseFact } from '#web/cases/case-contents.tsx';
import { claimTone } from './claim-tone.ts';

interface ClaimContentsProps {
  readonly claim: Claim;
  /** The link to its order; null where it names none of the company's. */
  readonly orderTo: string | null;
  /** Facts that only staff know. */
  readonly more?: readonly CaseFact[];
}

/** All there is of a claim: what for, the products, its way and how it ended. */
export function ClaimContents({ claim, orderTo, more = [] }: ClaimContentsProps) {
  const toOrder = orderTo === null ? '' : <Link to={orderTo}>Ver el pedido {claim.purchaseDocument}</Link>;
  return (
    <CaseContents
      tone={claimTone(claim.currentTracking).tone}
      resolution={claim.resolution}
      facts={[
        ...more,
        ['Origen', claim.origin],
        ['Motivo', claim.reason],
        ['Comprobante', `${claim.purchaseDocument} del ${formatDate(claim.purchaseDate)}`],
        ['Pedido', toOrder],
      ]}
      note={claim.note}
      steps={claim.tracking.map(claimTone)}
    >
      {claim.products.length > 0 && (
        <table className="sold case-sold">
          <thead>
            <tr>
              <th>Artículo</th>
              <th className="num">Cantidad</th>
            </tr>
          </thead>
          <tbody>
            {claim.products.map(({ productId, productBrandId, productCode, productBrandName, quantity }) => (
              <tr key={`${productId} ${productBrandId}`}>
                <th scope="row">
                  <span className="code mono">{productCode}</span> <span className="brand">{productBrandName}</span>
                </th>
                <td className="num">{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CaseContents>
  );
}
