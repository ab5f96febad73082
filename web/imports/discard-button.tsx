import { useNavigate } from 'react-router-dom';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { linkToImport } from './imports-url.ts';

/** Gives it up: nothing of it is written. One that is done was too late, and says so. */
export function DiscardButton({
  run,
  label,
}: {
  readonly run: Pick<ImportRun, 'id' | 'fileName' | 'kind'>;
  readonly label: string;
}) {
  const { imports } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const { submit, isUnderWay } = useSubmission();
  const discard = () =>
    submit(async () => {
      const gone = await imports.discard(run.id);
      if (gone.ok || gone.val.code === 'import-not-found') navigate(linkToImport(null));
      else toaster.show({ kind: 'Error', title: run.fileName, message: importProblem(gone.val, run.kind) });
    });
  return (
    <button type="button" className="btn" disabled={isUnderWay} onClick={discard}>
      {label}
    </button>
  );
}
