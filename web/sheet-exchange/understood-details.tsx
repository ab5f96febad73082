import { useState } from 'react';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import type { ColumnSet } from '#core/catalogue/import/column-set.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFailure, UnderstoodColumns } from '#core/sheets/sheet.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { ColumnForm, type ConstantChoices } from './column-form.tsx';

interface UnderstoodDetailsProps {
  readonly columns: ColumnSet;
  /** Asked for once somebody wants to see it. */
  readonly read: () => Promise<Result<UnderstoodColumns, SheetFailure>>;
  readonly place: string;
  readonly supplier: string | null;
  readonly choices?: ConstantChoices | undefined;
  readonly onRead: (mapping: string | null, sheet: string | null) => Promise<string | null>;
}

/** What was understood of a sheet's columns, for whoever knows better. */
export function UnderstoodDetails({ columns, read, place, supplier, choices, onRead }: UnderstoodDetailsProps) {
  const { submit, isUnderWay } = useSubmission();
  const [understood, setUnderstood] = useState<UnderstoodColumns | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = () =>
    submit(async () => {
      setProblem(null);
      const answer = await read();
      if (answer.ok) setUnderstood(answer.val);
      else setProblem(sheetProblem(answer.val, columns));
    });
  return (
    <details
      className="import-columns"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && understood === null) void open();
      }}
    >
      <summary>Columnas: qué se entendió de la planilla</summary>
      <p role="status">{isUnderWay && 'Leyendo las columnas…'}</p>
      <div role="alert">{problem !== null && <p className="notice bad">{problem}</p>}</div>
      {understood !== null && (
        <ColumnForm
          columns={columns}
          understood={understood}
          place={place}
          supplier={supplier}
          choices={choices}
          onRead={onRead}
        />
      )}
    </details>
  );
}
