import { useState } from 'react';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ImportRecord } from '#core/catalogue/import/import-record.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';

/** Gives everything that an import changed the values that it had before, once that is confirmed. */
export function UndoImportButton({ record: { id, fileName, counts } }: { readonly record: ImportRecord }) {
  const { imports } = useServices();
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
            {formatCount(counts.new)}) se saca. Un artículo nuevo que ya esté en un carrito, un pedido o un presupuesto
            queda.
          </p>
        </Confirm>
      )}
    </>
  );
}
