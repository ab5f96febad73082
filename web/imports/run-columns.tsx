import { type ReactNode, useId, useState } from 'react';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { columnSets } from '#core/catalogue/import/columns.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { useServices } from '#web/services.ts';
import { ColumnForm } from '#web/sheet-exchange/column-form.tsx';

/** What each column of an import's sheet is, and whose sheet it is where nobody said: the next one of theirs is read so. */
export function RunColumns({ run, children }: { readonly run: ImportRun; readonly children?: ReactNode }) {
  const { imports } = useServices();
  const { id, kind, supplier } = run;
  const [typed, setTyped] = useState('');
  const field = useId();
  const named = supplier ?? (typed.trim() || null);
  const read = async (mapping: string | null, sheet: string | null) => {
    const mapped = await imports.map(id, { mapping, sheet, priceList: null, supplier: named });
    return mapped.ok ? null : importProblem(mapped.val, kind);
  };
  return (
    <>
      {supplier === null && (
        <div className="new-import-fields">
          <div className="field">
            <label htmlFor={field}>De quién es</label>
            <input
              id={field}
              maxLength={100}
              autoComplete="off"
              aria-describedby={`${field}-hint`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span id={`${field}-hint`} className="field-hint">
              Si querés que estas columnas se recuerden para la próxima
            </span>
          </div>
        </div>
      )}
      <ColumnForm columns={columnSets[kind]} understood={run} place={id} supplier={named} onRead={read}>
        {children}
      </ColumnForm>
    </>
  );
}
