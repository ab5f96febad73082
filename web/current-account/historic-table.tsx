import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServices } from '#web/services.ts';
import { PdfButton } from './pdf-button.tsx';

/** What is settled, newest first. */
export function HistoricTable({ documents }: { readonly documents: readonly AccountRow[] }) {
  const { account } = useServices();
  return (
    <table className="office-table a-table a-historic">
      <thead>
        <tr>
          <th className="a-pdf">PDF</th>
          <th>Fecha</th>
          <th>Documento</th>
          <th className="num">Total</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id}>
            <td className="a-pdf">{document.hasPdf && <PdfButton document={document} service={account.service} />}</td>
            <td className="mono a-date">{formatDate(document.date)}</td>
            <th scope="row" className="mono a-title">
              {document.title}
            </th>
            <td className="num a-total">{formatAmount(document.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
