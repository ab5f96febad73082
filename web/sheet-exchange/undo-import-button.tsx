import { useState } from 'react';
import { importHistoryProblem, undoActText, undoQuestion, undoResultText } from '#adapters/texts/import-history.es.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import { type UndoOffer, undoOffer } from '#core/imports/not-undoable.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';

interface UndoImportButtonProps {
  readonly imports: Pick<ImportHistoryQueries, 'undo'>;
  readonly record: ImportRecord;
}

const acts: Readonly<Record<UndoOffer, string>> = {
  all: 'Deshacer',
  rest: 'Deshacer el resto',
  'call-off': 'Anular',
};

/**
 * Gives everything that an import changed the values that it had before, but for what something else changed since, or
 * calls off prices that wait, once that is confirmed.
 */
export function UndoImportButton({ imports, record }: UndoImportButtonProps) {
  const { toaster } = usePublicServices();
  const { id, fileName } = record;
  const offer = undoOffer(record) ?? 'all';
  const act = acts[offer];
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isUnderWay } = useSubmission();
  const undo = () =>
    submit(async () => {
      const asked = await imports.undo(id, offer === 'rest');
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
