import { useMemo } from 'react';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { UnconfirmedImport } from '#core/catalogue/import/import.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { DiscardButton } from './discard-button.tsx';
import { unconfirmedImportColumns } from './unconfirmed-import-columns.tsx';

/** Sheets that were looked at and not imported: nothing where there are none. */
export function UnconfirmedImports({ mayAct }: { readonly mayAct: boolean }) {
  const { imports } = useServices();
  const { answer, failure, retry } = useServiceQuery(imports.unconfirmed);
  const actions = useMemo(
    () => ({
      header: 'Acciones',
      of: (one: UnconfirmedImport) => <DiscardButton run={one} label="Descartar" />,
    }),
    [],
  );
  if (failure === null && (answer === null || answer.length === 0)) return null;
  return (
    <section className="import-history" aria-label="Sin confirmar">
      <OfficeTable
        name="Planillas sin confirmar"
        rows={answer}
        problem={failure && importProblem(failure, 'catalogue')}
        onRetry={retry}
        none={null}
        rowKey="id"
        columns={unconfirmedImportColumns}
        {...(mayAct ? { actions } : {})}
      >
        <h2>Sin confirmar</h2>
      </OfficeTable>
    </section>
  );
}
