import { useEffect } from 'react';
import { importProgressText } from '#adapters/texts/import-history.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import type { ImportHistoryStore } from './import-history-store.ts';

interface ImportProgressProps {
  readonly imports: Pick<ImportHistoryStore, 'history'>;
  readonly fileName: string;
}

/** Milliseconds between two looks. */
const lookEveryMs = 1000;

/** How far the import of a file is, asked for as long as it is shown. */
export function ImportProgress({ imports, fileName }: ImportProgressProps) {
  const { answer } = useServiceQuery(imports.history, 1);
  useEffect(() => {
    const timer = setInterval(() => void imports.history.outdate(), lookEveryMs);
    return () => clearInterval(timer);
  }, [imports]);
  const running = answer?.records.find((record) => record.progress !== null && record.fileName === fileName.trim());
  const progress = running?.progress ?? null;
  return (
    <div className="import-way" role="status">
      {progress === null ? (
        <progress aria-label="Avance" />
      ) : (
        <progress max={progress.total} value={progress.done} aria-label="Avance" />
      )}
      <span>{progress === null ? 'Importando…' : importProgressText(progress)}</span>
    </div>
  );
}
