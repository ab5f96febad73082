import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import type { CurrentAccountService } from '#core/current-account/current-account.service.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveFile } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';

interface PdfButtonProps {
  readonly document: { readonly id: DocumentId; readonly title: string };
  readonly service: Pick<CurrentAccountService, 'pdf'>;
}

/** Draws the document's sheet and hands it over. */
export function PdfButton({ document: { id, title }, service }: PdfButtonProps) {
  const { caller } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const save = () =>
    submit(async () => {
      const file = await service.pdf(caller, id);
      if (file.ok) saveFile(file.val, 'application/pdf');
      else toaster.show({ kind: 'Error', title, message: currentAccountProblem(file.val) });
    });
  return (
    <button
      type="button"
      className="btn"
      aria-label={`Descargar el PDF de ${title}`}
      aria-busy={isUnderWay}
      onClick={save}
    >
      <Icon name="download" />
      <span className="from-wide">PDF</span>
    </button>
  );
}
