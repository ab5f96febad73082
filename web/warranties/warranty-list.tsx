import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { warrantyLook } from './warranty-look.ts';

export function WarrantyList({ warranties }: { readonly warranties: readonly Warranty[] }) {
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
          return (
            <tr key={warranty.id}>
              <th scope="row" className="mono">
                {warranty.rmaNumber}
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
