import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { importHistoryProblem, importStateText } from '#adapters/texts/import-history.es.ts';
import { recordText } from '#adapters/texts/import-kinds.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { undoOffer } from '#core/imports/not-undoable.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { Message } from '#web/ui/message.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { UndoImportButton } from './undo-import-button.tsx';

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
  { id: 'file', header: 'Planilla', text: ({ fileName }) => fileName, card: 'title', isCut: true },
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

const columnsOfOneKind = columns.filter(({ id }) => id !== 'kind');

/** The file's name, with a link to the import for as long as it is kept. */
const columnsLinked = (linkTo: (id: string) => string): readonly OfficeColumn<ImportRecord>[] => {
  const cell = ({ id, isKept, fileName }: ImportRecord) =>
    isKept ? <Link to={linkTo(id)}>{fileName}</Link> : fileName;
  return columns.map((column) => (column.id === 'file' ? { ...column, cell } : column));
};

interface ImportHistoryProps {
  readonly imports: Pick<ImportHistoryQueries, 'history' | 'undo' | 'rejectedRows'>;
  readonly isOfOneKind?: boolean;
  /** The link to an import of the catalogue; without it none is linked. */
  readonly linkTo?: (id: string) => string;
  /** Whether the history has no actions. */
  readonly isReadOnly?: boolean;
}

/** The imports, the newest first. */
export function ImportHistory({ imports, isOfOneKind = false, linkTo, isReadOnly = false }: ImportHistoryProps) {
  const [pages, setPages] = useState(1);
  const { answer, failure, retry } = useServiceQuery(imports.history, pages);
  const shown = useMemo(
    () => [
      ...(linkTo === undefined ? (isOfOneKind ? columnsOfOneKind : columns) : columnsLinked(linkTo)),
      stateColumn(answer?.records ?? []),
    ],
    [linkTo, isOfOneKind, answer],
  );
  const actions = useMemo(
    () => ({
      header: 'Acciones',
      of: (record: ImportRecord) => (
        <>
          {record.hasRejectedRows && (
            <RejectedRowsButton imports={imports} id={record.id} fileName={record.fileName} label="Rechazadas" />
          )}
          {undoOffer(record) !== null && <UndoImportButton imports={imports} record={record} />}
        </>
      ),
    }),
    [imports],
  );
  return (
    <section className="import-history" aria-label="Importaciones anteriores">
      <OfficeTable
        name="Importaciones"
        rows={answer?.records ?? null}
        problem={failure && importHistoryProblem(failure)}
        onRetry={retry}
        none={
          <Message title="Todavía no se importó ninguna planilla">
            <p className="muted">Acá queda cada una, con quién la importó y cuánto cambió.</p>
          </Message>
        }
        rowKey="id"
        columns={shown}
        {...(isReadOnly ? {} : { actions })}
      >
        <h2>Importaciones anteriores</h2>
      </OfficeTable>
      {answer?.hasMore === true && (
        <p>
          <button type="button" className="btn" onClick={() => setPages(pages + 1)}>
            Ver más
          </button>
        </p>
      )}
    </section>
  );
}
