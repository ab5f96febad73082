import type { Claim } from '#core/claims/claim.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseWay } from '#web/cases/case-state.tsx';
import { claimLook } from './claim-look.ts';

interface ClaimSheetProps {
  readonly claim: Claim;
  /** What only staff know of it. */
  readonly more?: readonly (readonly [name: string, value: string])[];
}

/** All there is of a claim: what for, the products, its way and how it ended. */
export function ClaimSheet({ claim, more = [] }: ClaimSheetProps) {
  const facts = [
    ...more,
    ['Origen', claim.origin],
    ['Motivo', claim.reason],
    ['Comprobante', `${claim.purchaseDocument} del ${formatDate(claim.purchaseDate)}`],
  ] as const;
  return (
    <>
      {claim.resolution !== '' && (
        <section className={`case-resolution ${claimLook(claim.currentTracking).look}`}>
          <h3>Resolución</h3>
          <p>{claim.resolution}</p>
        </section>
      )}
      <dl className="facts case-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
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
      {claim.note !== '' && (
        <>
          <h3>Nota</h3>
          <p className="case-note">{claim.note}</p>
        </>
      )}
      {claim.tracking.length > 0 && (
        <>
          <h3>Seguimiento</h3>
          <CaseWay steps={claim.tracking.map(claimLook)} />
        </>
      )}
    </>
  );
}
