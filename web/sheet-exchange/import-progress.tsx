import { importProgressText, sheetWaitTexts } from '#adapters/texts/import-history.es.ts';
import type { ImportProgress as Progress } from '#core/imports/import-record.ts';
import type { SheetRunWait } from '#core/sheets/sheet-run.ts';

interface ImportProgressProps {
  readonly progress: Progress | null;
  readonly waitsFor: SheetRunWait | null;
}

/** How far the import of a file is, or what it waits for; null before its first rows are written. */
export function ImportProgress({ progress, waitsFor }: ImportProgressProps) {
  const begins = waitsFor === null ? 'Importando…' : sheetWaitTexts[waitsFor];
  return (
    <div className="import-way" role="status">
      {progress === null ? (
        <progress aria-label="Avance" />
      ) : (
        <progress max={progress.total} value={progress.done} aria-label="Avance" />
      )}
      <span>{progress === null ? begins : importProgressText(progress)}</span>
    </div>
  );
}
