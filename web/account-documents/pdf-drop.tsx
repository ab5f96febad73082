import { useState } from 'react';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface Outcome {
  readonly name: string;
  /** The document that it was attached to, or why it was attached to none. */
  readonly text: string;
  readonly isAttached: boolean;
}

const filesText = (count: number): string => `${formatCount(count)} PDF`;

/** Many PDFs at once, each of the document that its name says; what became of each is listed. */
export function PdfDrop() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        Adjuntar varios PDF
      </button>
      {isOpen && <PdfDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PdfDialog({ onClose }: { readonly onClose: () => void }) {
  const { documents } = useServices();
  const { submit, isUnderWay } = useSubmission();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [left, setLeft] = useState(0);
  const attach = async (file: File): Promise<Outcome> => {
    const { name } = file;
    if (file.size > maxPdfBytes) {
      return { name, text: accountDocumentProblem({ code: 'pdf-too-large', max: maxPdfBytes }), isAttached: false };
    }
    const answer = await documents.attachByName(name, new Uint8Array(await file.arrayBuffer()));
    return answer.ok
      ? { name, text: `${answer.val.title}, de ${answer.val.customerName}`, isAttached: true }
      : { name, text: accountDocumentProblem(answer.val), isAttached: false };
  };
  const take = (files: readonly File[]) =>
    submit(async () => {
      setOutcomes([]);
      for (const [place, file] of files.entries()) {
        setLeft(files.length - place);
        const outcome = await attach(file);
        setOutcomes((before) => [...before, outcome]);
      }
      setLeft(0);
    });
  const attached = outcomes.filter(({ isAttached }) => isAttached).length;
  // Files that need somebody come first.
  const listed = [...outcomes].sort((one, other) => Number(one.isAttached) - Number(other.isAttached));
  return (
    <Dialog title="Adjuntar varios PDF" className="pdf-dialog" onClose={onClose}>
      <p className="muted">
        Cada archivo va con el comprobante que dice su nombre: «A 0001-00000015.pdf», «FA-00001-00000015.pdf» o como lo
        baja ARCA. Si ya tenía uno, lo reemplaza. Hasta {formatBytes(maxPdfBytes)} cada uno.{' '}
        <b>Se suben apenas los elegís.</b>
      </p>
      <label className="btn pdf-choice">
        Elegir y subir archivos
        <input
          type="file"
          className="only-read"
          accept="application/pdf,.pdf"
          multiple
          disabled={isUnderWay}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) take(files);
          }}
        />
      </label>
      <p role="status">
        {isUnderWay
          ? `Faltan ${filesText(left)}`
          : outcomes.length > 0 && `${filesText(attached)} de ${formatCount(outcomes.length)} en su comprobante`}
      </p>
      {listed.length > 0 && (
        <ul className="pdf-outcomes">
          {listed.map(({ name, text, isAttached }) => (
            <li key={name} className={isAttached ? undefined : 'wrong'}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      )}
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
