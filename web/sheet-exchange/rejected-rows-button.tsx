import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';

interface RejectedRowsButtonProps {
  readonly imports: Pick<ImportHistoryQueries, 'rejectedRows'>;
  readonly id: string;
  readonly fileName: string;
  /** Short where a row of a list has room for no more. */
  readonly label?: string;
}

/** All rejected rows of an import as a workbook, ready to be mended and imported. */
export function RejectedRowsButton({ imports, id, fileName, label = 'Descargar rechazadas' }: RejectedRowsButtonProps) {
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const download = () =>
    submit(async () => {
      const file = await imports.rejectedRows(id, 'xlsx');
      if (file.ok) saveBlob(file.val.name, file.val.content);
      else toaster.show({ kind: 'Error', title: fileName, message: importHistoryProblem(file.val) });
    });
  return (
    <button
      type="button"
      className="btn"
      aria-label={`Descargar las rechazadas de ${fileName}`}
      disabled={isUnderWay}
      onClick={download}
    >
      <Icon name="download" />
      {isUnderWay ? 'Preparando…' : label}
    </button>
  );
}
