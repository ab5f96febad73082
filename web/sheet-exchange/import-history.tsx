import { useMemo, useState } from 'react';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { undoOffer } from '#core/imports/not-undoable.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';
import { importRecordColumns } from './import-record-columns.tsx';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { UndoImportButton } from './undo-import-button.tsx';

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
  const columns = useMemo(
    () => importRecordColumns({ records: answer?.records ?? [], isOfOneKind, linkTo }),
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
        columns={columns}
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
