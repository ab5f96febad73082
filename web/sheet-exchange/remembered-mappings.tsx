import { useState } from 'react';
import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { recordKindTexts } from '#adapters/texts/import-kinds.es.ts';
import type { RememberedMapping } from '#core/imports/import-record.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';

/** Suppliers whose columns are remembered, and forgetting them. Nothing stands here while there are none. */
export function RememberedMappings({
  imports,
}: {
  readonly imports: Pick<ImportHistoryQueries, 'mappings' | 'forgetMapping'>;
}) {
  const { toaster } = usePublicServices();
  const remembered = useServiceQuery(imports.mappings);
  const { submit, isUnderWay } = useSubmission();
  const [asked, setAsked] = useState<RememberedMapping | null>(null);
  const forget = (mapping: RememberedMapping) =>
    submit(async () => {
      const forgotten = await imports.forgetMapping(mapping);
      setAsked(null);
      if (!forgotten.ok) {
        toaster.show({ kind: 'Error', title: mapping.supplier, message: importHistoryProblem(forgotten.val) });
      }
    });
  const list = (mappings: readonly RememberedMapping[]) => (
    <section className="import-mappings" aria-labelledby="import-mappings">
      <h2 id="import-mappings">Columnas recordadas</h2>
      <ul>
        {mappings.map((mapping) => (
          <li key={`${mapping.kind} ${mapping.supplier}`}>
            <span>
              {mapping.supplier} <span className="muted">{recordKindTexts[mapping.kind]}</span>
            </span>
            <button
              type="button"
              className="btn"
              aria-label={`Olvidar las columnas de ${mapping.supplier}, ${recordKindTexts[mapping.kind]}`}
              onClick={() => setAsked(mapping)}
            >
              Olvidar
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Confirm
          title={`¿Olvidar las columnas de ${asked.supplier}?`}
          action="Olvidar"
          busy={isUnderWay}
          onClose={() => setAsked(null)}
          onConfirm={() => forget(asked)}
        >
          <p className="muted">La próxima planilla se lee por sus títulos, como la primera vez.</p>
        </Confirm>
      )}
    </section>
  );
  return (
    <QueryState
      of={remembered}
      problem={importHistoryProblem}
      skeleton={null}
      isPart
      isNone={(mappings) => mappings.length === 0}
    >
      {list}
    </QueryState>
  );
}
