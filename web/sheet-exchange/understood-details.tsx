import type { ColumnSet } from '#core/imports/column-set.ts';
import type { UnderstoodColumns } from '#core/sheets/sheet.service.ts';
import { ColumnForm, type ConstantChoices } from './column-form.tsx';

interface UnderstoodDetailsProps {
  readonly columns: ColumnSet;
  readonly understood: UnderstoodColumns;
  readonly place: string;
  readonly supplier: string | null;
  readonly choices?: ConstantChoices | undefined;
  readonly onRead: (mapping: string | null, sheet: string | null) => Promise<string | null>;
}

/** The columns as they were understood, with a form to correct them. */
export function UnderstoodDetails(form: UnderstoodDetailsProps) {
  return (
    <details className="import-columns">
      <summary>Columnas: qué se entendió de la planilla</summary>
      <ColumnForm {...form} />
    </details>
  );
}
