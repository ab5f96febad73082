import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { type CompanyColumn, ListTable } from '#web/ui/list-table.tsx';
import { dateColumn, pdfColumn } from './account-columns.tsx';

const columns: readonly CompanyColumn<AccountRow>[] = [
  pdfColumn((document) => document),
  dateColumn(({ date }) => date),
  { id: 'title', header: 'Documento', cell: ({ title }) => title, isMono: true, card: 'title' },
  { id: 'total', header: 'Total', cell: ({ total }) => formatAmount(total), isNumber: true },
];

/** Settled documents, newest first. */
export function HistoricTable({ documents }: { readonly documents: readonly AccountRow[] }) {
  return <ListTable rows={documents} keyOf={({ id }) => id} columns={columns} layout="statement settled" />;
}
