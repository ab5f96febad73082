import type { ReactNode } from 'react';
import { importUndoneText } from '#adapters/texts/import-history.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import type { ImportHistoryQueries } from './import-history-queries.ts';

interface DoneNoticeProps {
  readonly imports: Pick<ImportHistoryQueries, 'undoOf'>;
  /** The import's id in the history; empty where it is not there. */
  readonly id: string;
  /** The notice of an import that was not undone. */
  readonly children: ReactNode;
}

/** Says that an import is done, or that it was undone since, by whom and when. */
export function DoneNotice({ imports, id, children }: DoneNoticeProps) {
  const { answer } = useServiceQuery(imports.undoOf, id);
  const undo = answer ?? null;
  return (
    <p className={undo === null ? 'notice done' : 'notice warn'} role="status">
      {undo === null ? children : importUndoneText(undo)}
    </p>
  );
}
