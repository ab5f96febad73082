import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServices } from '#web/services.ts';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { PdfButton } from './pdf-button.tsx';

/** The document's sheet, where it has one. A row that is a payment has no document. */
export const pdfColumn = <Row,>(of: (row: Row) => AccountRow | null): CompanyColumn<Row> => ({
  id: 'pdf',
  header: 'PDF',
  cell: (row) => {
    const document = of(row);
    return document?.hasPdf ? <DocumentPdf document={document} /> : null;
  },
});

export const dateColumn = <Row,>(of: (row: Row) => string): CompanyColumn<Row> => ({
  id: 'date',
  header: 'Fecha',
  cell: (row) => formatDate(of(row)),
  isMono: true,
});

function DocumentPdf({ document }: { readonly document: AccountRow }) {
  const { account } = useServices();
  return <PdfButton document={document} service={account.service} />;
}
