import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import { PdfButton } from '#web/current-account/pdf-button.tsx';
import { useServices } from '#web/services.ts';

interface DocumentActionsProps {
  readonly document: ManagedDocument;
  readonly onState: () => void;
  readonly onRemove: () => void;
}

/** The acts on a document, at the end of its row. */
export function DocumentActions({ document, onState, onRemove }: DocumentActionsProps) {
  const { documents } = useServices();
  return (
    <>
      {document.hasPdf && <PdfButton document={document} service={documents.papers} />}
      <button type="button" className="btn" aria-label={`Estado de ${document.title}`} onClick={onState}>
        Estado
      </button>
      <button type="button" className="btn" aria-label={`Eliminar ${document.title}`} onClick={onRemove}>
        Eliminar
      </button>
    </>
  );
}
