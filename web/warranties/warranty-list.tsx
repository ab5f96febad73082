import { Link } from 'react-router-dom';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { UnreadMark, useUnread } from '#web/cases/messages/unread-mark.tsx';
import { linkToWarranties } from './own-warranties-url.ts';
import { warrantyLook } from './warranty-look.ts';

interface WarrantyListProps {
  readonly warranties: readonly Warranty[];
  /** The number of the one at the right. */
  readonly open: string | null;
}

export function WarrantyList({ warranties, open }: WarrantyListProps) {
  const unread = useUnread('warranty');
  return (
    <table className="office-table case-list warranties">
      <thead>
        <tr>
          <th>RMA</th>
          <th className="case-date">Fecha</th>
          <th>Artículo</th>
          <th className="num o-since">Cantidad</th>
          <th>Estado</th>
          <th className="o-since">Resolución</th>
        </tr>
      </thead>
      <tbody>
        {warranties.map((warranty) => {
          const { look, text, date } = warrantyLook(warranty.currentTracking);
          const isOpen = warranty.rmaNumber === open;
          return (
            <tr key={warranty.id} className={isOpen ? 'open' : undefined}>
              <th scope="row">
                <Link
                  className="mono stretched"
                  to={linkToWarranties(warranty.rmaNumber)}
                  aria-current={isOpen ? 'true' : undefined}
                >
                  {warranty.rmaNumber}
                </Link>{' '}
                <UnreadMark count={unread.get(warranty.rmaNumber)} />
              </th>
              <td className="mono case-date">{formatDate(warranty.date)}</td>
              <td className="case-document">
                <span className="code mono">{warranty.productCode}</span>{' '}
                <span className="brand">{warranty.productBrandName}</span>
              </td>
              <td className="num o-since">{warranty.quantity}</td>
              <td className="case-stands">
                <CaseState look={look} text={text} />
                <span className="mono case-when">{formatDate(date)}</span>
              </td>
              <td className="o-since case-ending">{warranty.resolution}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
