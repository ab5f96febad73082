import { importProgressText } from '#adapters/texts/import-history.es.ts';
import type { ImportProgress as Progress } from '#core/imports/import-record.ts';

/** How far the import of a file is; null before its first rows are written. */
export function ImportProgress({ progress }: { readonly progress: Progress | null }) {
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
