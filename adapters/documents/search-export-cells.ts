import {
  andMoreText,
  exportedOffersText,
  exportedStockText,
  searchExportHeadings,
} from '#adapters/texts/search-export.es.ts';
import type { ExportedRow } from '#core/catalogue/text-search/exported-rows.ts';
import type { ExportedColumns } from '#core/catalogue/text-search/search-export-writer.port.ts';
import type { Money } from '#core/shared/money.ts';
import type { TableColumn, TableRow } from './table-cells.ts';

interface ExportColumn extends TableColumn {
  readonly cell: (row: ExportedRow) => string | null;
}

/** Characters of a list in one cell: spreadsheets take 32,767, this program's own reader 10,000. */
const maxListLength = 8000;

/** The items that fit, and how many more there are. */
export const joinedWithin = (items: readonly string[], maxLength: number): string => {
  const whole = items.join('; ');
  if (whole.length <= maxLength) return whole;
  let kept = '';
  for (const [place, item] of items.entries()) {
    const longer = place === 0 ? item : `${kept}; ${item}`;
    const rest = `; ${andMoreText(items.length - place)}`;
    if (longer.length + rest.length > maxLength) return place === 0 ? andMoreText(items.length) : kept + rest;
    kept = longer;
  }
  return kept;
};

const amount = (of: Money | null): string | null => of?.toFixed(2) ?? null;

const all: Readonly<Record<keyof typeof searchExportHeadings, Omit<ExportColumn, 'heading'>>> = {
  code: { width: 20, kind: 'text', cell: ({ code }) => code },
  brand: { width: 18, kind: 'text', cell: ({ brand }) => brand },
  internalCode: { width: 18, kind: 'text', cell: ({ internalCode }) => internalCode },
  description: { width: 44, kind: 'text', cell: ({ description }) => description },
  position: { width: 14, kind: 'text', cell: ({ position }) => position },
  engines: { width: 18, kind: 'text', cell: ({ engines }) => engines },
  family: { width: 22, kind: 'text', cell: ({ family }) => family },
  subfamily: { width: 26, kind: 'text', cell: ({ subfamily }) => subfamily },
  applications: {
    width: 52,
    kind: 'text',
    cell: ({ applications }) => joinedWithin(applications, maxListLength),
  },
  technicalSummary: { width: 40, kind: 'text', cell: ({ technicalSummary }) => technicalSummary },
  stock: { width: 14, kind: 'text', cell: ({ stock }) => exportedStockText(stock) },
  listPrice: { width: 16, kind: 'amount', cell: ({ listPrice }) => amount(listPrice) },
  cost: { width: 14, kind: 'amount', cell: ({ cost }) => amount(cost) },
  sellingPrice: { width: 16, kind: 'amount', cell: ({ sellingPrice }) => amount(sellingPrice) },
  multiple: { width: 10, kind: 'number', cell: ({ multiple }) => (multiple === null ? null : String(multiple)) },
  offers: { width: 36, kind: 'text', cell: exportedOffersText },
};

type ColumnName = keyof typeof all;

const names = Object.keys(all) as ColumnName[];

const exportColumns = (shown: ExportedColumns): readonly ExportColumn[] =>
  names
    .filter((name) => !(name in shown) || shown[name as keyof ExportedColumns])
    .map((name) => ({ heading: searchExportHeadings[name], ...all[name] }));

/** The columns of this caller's table, and its rows' cells. */
export const searchExportTable = (
  shown: ExportedColumns,
): { readonly columns: readonly TableColumn[]; readonly cells: (row: ExportedRow) => TableRow } => {
  const columns = exportColumns(shown);
  return {
    columns: columns.map(({ heading, width, kind }) => ({ heading, width, kind })),
    cells: (row) => columns.map(({ cell }) => cell(row)),
  };
};
