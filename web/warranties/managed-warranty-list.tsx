import { Link } from 'react-router-dom';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { warrantyMayBecome } from '#core/warranties/state.ts';
import type { ManagedWarranty } from '#core/warranties/warranty.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { warrantyLook } from './warranty-look.ts';
import { linkToManagedWarranties } from './warranty-url.ts';

interface ManagedWarrantyListProps {
  readonly warranties: readonly ManagedWarranty[];
  readonly page: number;
  /** The RMA number of the one at the right. */
  readonly open: string | null;
  readonly onTake: (warranty: ManagedWarranty) => void;
}

/** Everybody's warranties. */
export function ManagedWarrantyList({ warranties, page, open, onTake }: ManagedWarrantyListProps) {
  return (
    <table className="office-table case-list managed">
      <thead>
        <tr>
          <th>Cliente</th>
          <th className="case-external">RMA</th>
          <th className="o-since">Fecha</th>
          <th>Artículo</th>
          <th className="num o-since case-count">Cantidad</th>
          <th className="o-since case-reason">Falla</th>
          <th>Estado</th>
          <th className="o-since">Resolución</th>
          <th className="case-act">
            <span className="only-read">Tomar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {warranties.map((warranty) => {
          const { rmaNumber, customerName, resolution } = warranty;
          const { look, text, date } = warrantyLook(warranty.currentTracking);
          return (
            <tr key={warranty.id} className={rmaNumber === open ? 'open' : undefined}>
              <th scope="row" className="case-customer">
                <Link
                  className="stretched"
                  title={customerName}
                  to={linkToManagedWarranties({ page, rma: rmaNumber })}
                  aria-label={`${customerName}, garantía ${rmaNumber}`}
                  aria-current={rmaNumber === open ? 'true' : undefined}
                >
                  {customerName}
                </Link>
              </th>
              <td className="mono case-external">{rmaNumber}</td>
              <td className="o-since mono">{formatDate(warranty.date)}</td>
              <td className="case-document">
                <span className="code mono">{warranty.productCode}</span>{' '}
                <span className="brand">{warranty.productBrandName}</span>
              </td>
              <td className="num o-since case-count">{warranty.quantity}</td>
              <td className="o-since case-reason case-cut">{warranty.detail?.fault}</td>
              <td className="case-stands">
                <CaseState look={look} text={text} />
                <span className="mono case-when">{formatDate(date)}</span>
              </td>
              <td className="o-since case-cut" title={resolution}>
                {resolution}
              </td>
              <td className="case-act">
                {warrantyMayBecome(warranty.currentTracking.state, 'Pending') && (
                  <button
                    type="button"
                    className="btn"
                    aria-label={`Tomar la garantía ${rmaNumber} de ${customerName}`}
                    onClick={() => onTake(warranty)}
                  >
                    Tomar
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
