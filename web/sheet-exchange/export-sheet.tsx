import { type ReactNode, useId } from 'react';
import { blobOf } from '#adapters/http/blob-content.ts';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { maxSheetBytes, type SheetService } from '#core/sheets/sheet.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { FormatButtons } from '#web/ui/format-buttons.tsx';

interface ExportSheetProps {
  readonly service: Pick<SheetService<never>, 'exportAll'>;
  readonly columns: ColumnSet;
  /** The noun in its files' names: 'Clientes'. */
  readonly name: string;
  /** How many an import takes. */
  readonly maxRows: number;
  /** A text about it. */
  readonly children: ReactNode;
}

/** All of one kind into a spreadsheet. */
export function ExportSheet({ service, columns, name, maxRows, children }: ExportSheetProps) {
  const { caller } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const heading = useId();
  const save = (format: SheetFormat) =>
    submit(async () => {
      const file = await service.exportAll(caller, format);
      if (file.ok) saveBlob(file.val.name, await blobOf(file.val.content));
      else toaster.show({ kind: 'Error', title: name, message: sheetProblem(file.val, columns) });
    });
  return (
    <section className="sheet-part" aria-labelledby={heading}>
      <h2 id={heading}>Descargar</h2>
      <p className="muted">
        {children} Si pasa de {formatCount(maxRows)} filas o de {formatBytes(maxSheetBytes)}, dividila para importarla.
      </p>
      <p className="sheet-acts">
        <FormatButtons isDisabled={isUnderWay} onChoose={(format) => void save(format)} />
        <span role="status">{isUnderWay && 'Preparando…'}</span>
      </p>
    </section>
  );
}
