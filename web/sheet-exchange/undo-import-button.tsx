import { useState } from 'react';
import { importHistoryProblem, undoActText, undoQuestion, undoResultText } from '#adapters/texts/import-history.es.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import type { ImportHistoryStore } from './import-history-store.ts';

interface UndoImportButtonProps {
  readonly imports: Pick<ImportHistoryStore, 'undo'>;
  readonly record: ImportRecord;
}

/**
 * Gives everything that an import changed the values that it had before, or calls off prices that wait, once that is
 * confirmed.
 */
export function UndoImportButton({ imports, record }: UndoImportButtonProps) {
  const { toaster } = usePublicServices();
  const { id, fileName, waiting } = record;
  const act = waiting === null ? 'Deshacer' : 'Anular';
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
      <button type="button" className="btn" aria-label={undoActText(record)} onClick={() => setIsAsking(true)}>
        {act}
      </button>
      {isAsking && (
        <Confirm
          title={undoQuestion(record)}
          action={act}
          busy={isUnderWay}
          onConfirm={undo}
          onClose={() => setIsAsking(false)}
        >
          <p>{undoResultText(record)}</p>
        </Confirm>
      )}
    </>
  );
}
