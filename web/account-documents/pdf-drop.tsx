import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';

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
  // The files go on after the dialog is closed, and are there when it is opened again.
  const attaching = useStore(documents.pdfs.sending);
  const state = useSelector(attaching ?? undefined, (snapshot) => snapshot);
  const { files = [], answers } = state?.context ?? {};
  const isUnderWay = state?.status === 'active';
  const outcomes = files.flatMap(({ name }, place) => {
    const answer = answers?.get(place);
    if (answer === undefined) return [];
    return 'kept' in answer
      ? { place, name, text: `${answer.kept.title}, de ${answer.kept.customerName}`, isAttached: true }
      : { place, name, text: accountDocumentProblem(answer.failure), isAttached: false };
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
            if (files.length > 0) documents.pdfs.take(files);
          }}
        />
      </label>
      <p role="status">
        {isUnderWay
          ? `Faltan ${filesText(files.length - outcomes.length)}`
          : outcomes.length > 0 && `${filesText(attached)} de ${formatCount(outcomes.length)} en su comprobante`}
      </p>
      {listed.length > 0 && (
        <ul className="pdf-outcomes">
          {listed.map(({ place, name, text, isAttached }) => (
            <li key={place} className={isAttached ? undefined : 'wrong'}>
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
