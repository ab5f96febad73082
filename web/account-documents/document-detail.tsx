import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import { collidedText } from '#adapters/texts/moved.es.ts';
import type { ListedDocument } from '#core/current-account/management/account-document.service.ts';
import {
  readTypedDocument,
  type TypedDocument,
  typedDocument,
} from '#core/current-account/management/document-details.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { ActivityLink } from '#web/activity/activity-link.tsx';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { AttachPdf } from './attach-pdf.tsx';
import { DocumentFields } from './document-fields.tsx';
import { type DocumentsUrl, linkToDocuments } from './documents-url.ts';
import { refusedDocument, useDocumentForm } from './use-document-form.ts';

/** A document at the right of its list: corrected by hand, and with its PDF. */
export function DocumentDetail({ id, url }: { readonly id: DocumentId; readonly url: DocumentsUrl }) {
  const { documents } = useServices();
  const shown = useServiceQuery(documents.listed, id);
  return (
    <CaseDetail
      title={shown.answer?.title ?? 'Comprobante'}
      state={null}
      closeTo={linkToDocuments({ ...url, open: null })}
      closeLabel="Cerrar el comprobante"
    >
      <QueryState of={shown} problem={accountDocumentProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {(document) => (
          <>
            <p>
              {document.customerName}{' '}
              <Link to={linkToDocuments({ filter: { ...everyDocument, customerId: document.customerId } })}>
                Todos sus comprobantes
              </Link>{' '}
              <ActivityLink subject={{ kind: 'document', key: id }} />
            </p>
            <AttachPdf document={document} />
            <CorrectDocument key={id} document={document} />
          </>
        )}
      </QueryState>
    </CaseDetail>
  );
}

/** The document's fields as the form has them. */
const typedOf = (document: ListedDocument): TypedDocument =>
  typedDocument({ ...document, customer: document.customerCode });

/**
 * Corrects the document as a whole. A colleague's correction of other fields is kept; of the same field the person is
 * asked.
 */
function CorrectDocument({ document }: { readonly document: ListedDocument }) {
  const { documents } = useServices();
  const { toaster } = usePublicServices();
  const { id, title, version } = document;
  const stored = useMemo(() => typedOf(document), [document]);
  const section = useSectionDraft<TypedDocument>(`document ${id}`, stored, String(version));
  const form = useDocumentForm(section.values);
  const correct = form.submit(async () => {
    const answer = await section.save(async (typed, seen) =>
      (await documents.correct(id, Number(seen), readTypedDocument(typed))).map(typedOf),
    );
    if (!answer.ok) return refusedDocument(answer.val);
    toaster.show({ kind: 'Success', title, message: 'Guardado' });
    return [];
  });
  return (
    <form ref={form.element} className="case-form" aria-label="Corregir el comprobante" onSubmit={correct} noValidate>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <DocumentFields form={form} />
      </fieldset>
      {section.isUnsaved && (
        <SaveBar
          what={title}
          isSaving={form.isSending}
          problem={form.failure}
          hasMoved={section.hasMoved}
          moved={collidedText(section.collided, document.changed)}
          onDiscard={() => {
            section.discard();
            form.begin();
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={section.isUnsaved} what={title} />
    </form>
  );
}
