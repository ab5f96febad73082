import { Link } from 'react-router-dom';
import { importStateText } from '#adapters/texts/import-history.es.ts';
import { recordText, sheetFileText } from '#adapters/texts/import-kinds.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const count = (
  id: 'new' | 'changed' | 'rejected',
  header: string,
  part: Pick<OfficeColumn<ImportRecord>, 'from'> = {},
): OfficeColumn<ImportRecord> => ({
  id,
  header,
  text: ({ counts }) => formatCount(counts[id]),
  isNumber: true,
  isMono: true,
  card: 'line',
  cardLabel: header,
  ...part,
});

const columns: readonly OfficeColumn<ImportRecord>[] = [
  { id: 'file', header: 'Planilla', text: sheetFileText, card: 'title', isCut: true },
  { id: 'kind', header: 'Qué trajo', text: recordText, card: 'left' },
  { id: 'supplier', header: 'De quién', text: ({ supplier }) => supplier ?? '', from: 'wide', card: 'line' },
  { id: 'at', header: 'Cuándo', text: ({ importedAt }) => formatDateTime(importedAt), isMono: true, card: 'right' },
  { id: 'by', header: 'Quién', text: ({ importedBy }) => importedBy, from: 'middle', card: 'line' },
  count('new', 'Nuevos', { from: 'middle' }),
  count('changed', 'Modificados', { from: 'middle' }),
  // On a narrow screen only the button for their file shows that there are any.
  count('rejected', 'Rechazadas', { from: 'middle' }),
];

/** What became of each, with the newer import that has to be undone before it. */
const stateColumn = (records: readonly ImportRecord[]): OfficeColumn<ImportRecord> => ({
  id: 'undo',
  header: 'Estado',
  text: (record) => importStateText(record, records.slice(0, records.indexOf(record))),
  card: 'line',
});

/** The file's name, with a link to the import for as long as it is kept. */
const columnsLinked = (linkTo: (id: string) => string): readonly OfficeColumn<ImportRecord>[] => {
  const cell = (record: ImportRecord) =>
    record.isKept ? <Link to={linkTo(record.id)}>{sheetFileText(record)}</Link> : sheetFileText(record);
  return columns.map((column) => (column.id === 'file' ? { ...column, cell } : column));
};

interface ImportRecordColumnsParts {
  /** Those that are listed, the newest first. */
  readonly records: readonly ImportRecord[];
  readonly isOfOneKind: boolean;
  /** The link to an import of the catalogue; without it none is linked. */
  readonly linkTo: ((id: string) => string) | undefined;
}

/** The columns of a history of imports. */
export const importRecordColumns = ({
  records,
  isOfOneKind,
  linkTo,
}: ImportRecordColumnsParts): readonly OfficeColumn<ImportRecord>[] => {
  const ofKinds = isOfOneKind ? columns.filter(({ id }) => id !== 'kind') : columns;
  return [...(linkTo === undefined ? ofKinds : columnsLinked(linkTo)), stateColumn(records)];
};
