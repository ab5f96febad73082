import type { ReactNode } from 'react';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { columnSets } from '#core/catalogue/import/columns.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { useServices } from '#web/services.ts';
import { ColumnForm } from '#web/sheet-exchange/column-form.tsx';

/** What each column of an import's sheet is. */
export function RunColumns({ run, children }: { readonly run: ImportRun; readonly children?: ReactNode }) {
  const { imports } = useServices();
  const { id, kind, supplier } = run;
  const read = async (mapping: string | null, sheet: string | null) => {
    const mapped = await imports.map(id, { mapping, sheet, priceList: null, supplier });
    return mapped.ok ? null : importProblem(mapped.val, kind);
  };
  return (
    <ColumnForm columns={columnSets[kind]} understood={run} place={id} supplier={supplier} onRead={read}>
      {children}
    </ColumnForm>
  );
}
