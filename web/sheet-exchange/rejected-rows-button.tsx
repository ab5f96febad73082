import { importHistoryProblem } from '#adapters/texts/import-history.es.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';

/** All rejected rows of an import as a workbook, ready to be mended and imported. */
export function RejectedRowsButton({ id, fileName }: { readonly id: string; readonly fileName: string }) {
  const { imports } = useServices();
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
      {isUnderWay ? 'Preparando…' : 'Descargar rechazadas'}
    </button>
  );
}
