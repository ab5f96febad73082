import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import type { ListedDocument } from '#core/current-account/management/account-document.service.ts';
import { readTypedDocument, typedDocument } from '#core/current-account/management/document-details.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { ActivityLink } from '#web/activity/activity-link.tsx';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createStore } from '#web/state/store.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AttachPdf } from './attach-pdf.tsx';
import { DocumentFields } from './document-fields.tsx';
import { type DocumentsUrl, linkToDocuments } from './documents-url.ts';
import { refusedDocument, useDocumentForm } from './use-document-form.ts';

/** A document at the right of its list: corrected by hand, and with its PDF. */
export function DocumentDetail({ id, url }: { readonly id: DocumentId; readonly url: DocumentsUrl }) {
  const { documents } = useServices();
  const one = useServiceQuery(documents.listed, id);
  const shown = { ...one, answer: one.answered === id ? one.answer : null };
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
            <CorrectDocument document={document} />
          </>
        )}
      </QueryState>
    </CaseDetail>
  );
}

function CorrectDocument({ document }: { readonly document: ListedDocument }) {
  const { documents } = useServices();
  const { toaster } = usePublicServices();
  // The one that the form was made of: what a colleague changes meanwhile is told when it is sent.
  const [seen, see] = useState(document);
  const [draft] = useState(() => createStore(typedDocument({ ...document, customer: document.customerCode })));
  const form = useDocumentForm(draft);
  const correct = form.submit(async (typed) => {
    const answer = await documents.correct(seen.id, seen.version, readTypedDocument(typed));
    if (!answer.ok) return refusedDocument(answer.val);
    see(answer.val);
    draft.set(typedDocument({ ...answer.val, customer: answer.val.customerCode }));
    toaster.show({ kind: 'Success', title: answer.val.title, message: 'Guardado' });
    return [];
  });
  return (
    <form ref={form.element} className="case-form" aria-label="Corregir el comprobante" onSubmit={correct} noValidate>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <DocumentFields form={form} />
      </fieldset>
      <div role="alert">{form.failure !== null && <p className="notice bad">{form.failure}</p>}</div>
      <button type="submit" className="btn primary" disabled={form.isSending}>
        {form.isSending ? 'Guardando…' : 'Guardar'}
      </button>
    </form>
  );
}
