import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import type { CurrentAccountDesk } from '#core/current-account/current-account-desk.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { saveFile } from '#web/parts/save-file.ts';
import { useSubmission } from '#web/parts/submission.ts';

interface PdfButtonProps {
  readonly document: { readonly id: DocumentId; readonly title: string };
  readonly desk: Pick<CurrentAccountDesk, 'pdf'>;
}

/** Draws the document's sheet and hands it over. */
export function PdfButton({ document: { id, title }, desk }: PdfButtonProps) {
  const { caller } = useDesks();
  const { toaster } = useFront();
  const { submit, isUnderWay } = useSubmission();
  const save = () =>
    submit(async () => {
      const file = await desk.pdf(caller, id);
      if (file.ok) saveFile(file.val, 'application/pdf');
      else toaster.show({ kind: 'Error', title, message: currentAccountProblem(file.val) });
    });
  return (
    <button
      type="button"
      className="btn pdf"
      aria-label={`Descargar el PDF de ${title}`}
      aria-busy={isUnderWay}
      onClick={save}
    >
      <Icon name="download" />
      PDF
    </button>
  );
}
