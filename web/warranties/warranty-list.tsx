import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import { type CaseLook, CaseState } from '#web/cases/case-state.tsx';

const looks: Readonly<Record<WarrantyState, CaseLook>> = {
  Created: 'new',
  Pending: 'going',
  Accepted: 'yes',
  Refused: 'no',
};

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
          const { state, date } = warranty.currentTracking;
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
                <CaseState look={looks[state]} text={warrantyStateTexts[state]} />
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
