import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  blankDocument,
  readTypedDocument,
  type TypedDocument,
} from '#core/current-account/management/document-details.ts';
import type { DocumentFilter } from '#core/current-account/management/document-filter.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DocumentFields } from './document-fields.tsx';
import { linkToDocuments } from './documents-url.ts';
import { refusedDocument, useDocumentForm } from './use-document-form.ts';

/** A new document; once it is stored it stands at the right, where its PDF can be put with it. */
export function NewDocument({ filter }: { readonly filter: DocumentFilter }) {
  const { documents } = useServices();
  const { toaster, clock } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const [blank] = useState<TypedDocument>(() => ({ ...blankDocument, date: dateInBuenosAires(clock.now()) }));
  const draft = useUnsavedDraft('new account document', blank);
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const form = useDocumentForm(draft);
  const create = form.submit(async (typed) => {
    const answer = await documents.create(readTypedDocument(typed));
    if (!answer.ok) return refusedDocument(answer.val);
    settleDraft(draft, typed, blank);
    const { id, title: name, customerName } = answer.val;
    toaster.show({ kind: 'Success', title: name, message: `Cargado en la cuenta de ${customerName}` });
    goOn(linkToDocuments({ filter, open: id }));
    return [];
  });
  return (
    <form ref={form.element} className="detail case-form" aria-labelledby={heading} onSubmit={create} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          Nuevo comprobante
        </h2>
        <Link className="btn" to={linkToDocuments({ filter })} aria-label="Cerrar sin cargar">
          <Icon name="close" />
        </Link>
      </header>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <DocumentFields form={form} />
      </fieldset>
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary big" disabled={form.isSending}>
        {form.isSending ? 'Cargando…' : 'Cargar comprobante'}
      </button>
    </form>
  );
}
