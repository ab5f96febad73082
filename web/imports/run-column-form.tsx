import type { ReactNode } from 'react';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { ColumnForm } from '#web/sheet-exchange/column-form.tsx';
import { SupplierField } from '#web/sheet-exchange/supplier-field.tsx';
import { useStore } from '#web/state/store.ts';

/**
 * What each column of an import's sheet is, and whose sheet it is where nobody said: the next one of theirs is read so.
 */
export function RunColumnForm({ run, children }: { readonly run: ImportRun; readonly children?: ReactNode }) {
  const { imports } = useServices();
  const { id, kind, supplier } = run;
  const mappings = useServiceQuery(imports.mappings);
  const draft = useUnsavedDraft(`supplier of ${id}`, '');
  const typed = useStore(draft);
  const named = supplier ?? (typed.trim() || null);
  const read = async (mapping: string | null, sheet: string | null) => {
    const mapped = await imports.map(id, { mapping, sheet, priceList: null, supplier: named });
    return mapped.ok ? null : importProblem(mapped.val, kind);
  };
  return (
    <>
      {supplier === null && (
        <div className="new-import-fields">
          <SupplierField typed={typed} known={mappings.answer} onType={draft.set} />
        </div>
      )}
      <ColumnForm columns={columnSets[kind]} understood={run} place={id} supplier={named} onRead={read}>
        {children}
      </ColumnForm>
    </>
  );
}
