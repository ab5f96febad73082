import { useState } from 'react';
import { importHistoryProblem, undoKeepsText } from '#adapters/texts/import-history.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRecord } from '#core/catalogue/import/import-record.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import type { ImportHistoryStore } from './import-history-store.ts';

interface UndoImportButtonProps {
  readonly imports: Pick<ImportHistoryStore, 'undo'>;
  readonly record: ImportRecord;
}

/** Gives everything that an import changed the values that it had before, once that is confirmed. */
export function UndoImportButton({ imports, record: { id, kind, fileName, counts } }: UndoImportButtonProps) {
  const { toaster } = usePublicServices();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isUnderWay } = useSubmission();
  const undo = () =>
    submit(async () => {
      const asked = await imports.undo(id);
      setIsAsking(false);
      if (!asked.ok) toaster.show({ kind: 'Error', title: fileName, message: importHistoryProblem(asked.val) });
    });
  return (
    <>
      <button type="button" className="btn" aria-label={`Deshacer ${fileName}`} onClick={() => setIsAsking(true)}>
        Deshacer
      </button>
      {isAsking && (
        <Confirm
          title={`¿Deshacer ${fileName}?`}
          action="Deshacer"
          busy={isUnderWay}
          onConfirm={undo}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Lo que cambió ({formatCount(counts.changed)}) vuelve a estar como antes, y lo nuevo (
            {formatCount(counts.new)}) se saca. {undoKeepsText(kind)}
          </p>
        </Confirm>
      )}
    </>
  );
}
