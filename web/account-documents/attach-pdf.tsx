import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import type { ListedDocument } from '#core/current-account/management/account-document.service.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { PdfButton } from '#web/current-account/pdf-button.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';

/** The PDF of a document: handed over, put with it, or put in place of the one that it has. */
export function AttachPdf({ document }: { readonly document: ListedDocument }) {
  const { documents } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure } = useSubmission<string>();
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    submit(async () => {
      if (file.size > maxPdfBytes) return accountDocumentProblem({ code: 'pdf-too-large', max: maxPdfBytes });
      const answer = await documents.attach(document.id, new Uint8Array(await file.arrayBuffer()));
      if (!answer.ok) return `${file.name}: ${accountDocumentProblem(answer.val)}`;
      toaster.show({ kind: 'Success', title: document.title, message: 'El cliente ya puede bajar el PDF' });
      return null;
    });
  };
  return (
    <div className="attach-pdf">
      {document.hasPdf && <PdfButton document={document} service={documents.papers} />}
      <label className="btn pdf-choice">
        {isUnderWay ? 'Subiendo…' : document.hasPdf ? 'Reemplazar el PDF' : 'Adjuntar un PDF'}
        <input
          type="file"
          className="only-read"
          accept="application/pdf,.pdf"
          disabled={isUnderWay}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            take(file);
          }}
        />
      </label>
      <span className="muted">Se sube apenas lo elegís{document.hasPdf && ', en lugar del que hay'}</span>
      <FormFailure text={failure} />
    </div>
  );
}
