import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ListedDocument, ListedPage } from '#core/current-account/management/account-document.service.ts';
import type { DocumentFilter } from '#core/current-account/management/document-filter.ts';
import { asId } from '#core/shared/ids.ts';
import { useHeadingAfterRemoval } from '#web/hooks/removal-focus.ts';
import { useChosen } from '#web/hooks/use-chosen.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { accountDocumentsModule } from '#web/modules/account-documents.module.ts';
import { customerManagementModule } from '#web/modules/customer-management.module.ts';
import { useServices } from '#web/services.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';
import { addressNow } from '#web/url/address-state.ts';
import { ChosenDocuments } from './chosen-documents.tsx';
import { DocumentActions } from './document-actions.tsx';
import { documentColumns } from './document-columns.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentRemoval } from './document-removal.tsx';
import { DocumentStateDialog } from './document-state-dialog.tsx';
import { type DocumentsUrl, linkToDocuments, readDocumentsUrl } from './documents-url.ts';
import { OnAccountList } from './on-account-list.tsx';
import { PdfDrop } from './pdf-drop.tsx';

const maxTextLength = 100;

// Looked at far less often than the list.
const DocumentSheets = lazy(
  styled(['sheet-exchange'], async () => (await import('./document-sheets.tsx')).DocumentSheets),
);

// The list opens without the form of a document.
const DocumentDetail = lazy(async () => ({ default: (await import('./document-detail.tsx')).DocumentDetail }));
const NewDocument = lazy(async () => ({ default: (await import('./new-document.tsx')).NewDocument }));

/**
 * /admin-current-account: documents of every company, the newest first, narrowed by what is known; one of them or a new
 * one at the right.
 */
export function AccountDocumentsScreen() {
  useServices(accountDocumentsModule, customerManagementModule);
  const [query] = useSearchParams();
  const url = readDocumentsUrl(query);
  if (!url.isSheet) return <DocumentList url={url} />;
  return (
    <Suspense fallback={<Skeleton rows={4} kind="office" />}>
      <DocumentSheets />
    </Suspense>
  );
}

function DocumentList({ url }: { readonly url: DocumentsUrl }) {
  const { documents } = useServices();
  const { filter, after, open, isNew } = url;
  const page = useServiceQuery(documents.page, { filter, after });
  const { answer, failure, isCurrent, retry } = page;
  // The document of an open window stays, although the list behind it changes.
  const [settling, setSettling] = useState<ListedDocument | null>(null);
  const [leaving, setLeaving] = useState<ListedDocument | null>(null);
  const [heading, onRemoved] = useHeadingAfterRemoval();
  const shown = isCurrent ? answer : null;
  const chosen = useChosen(shown?.documents ?? []);
  const isManaged = answer?.isManaged ?? true;
  const isWhole = answer !== null && answer.next === null && after === null;
  const columns = useMemo(() => documentColumns(filter, isManaged, isWhole), [filter, isManaged, isWhole]);
  const isBeside = isNew || open !== null;
  return (
    <main className={isNew ? formClasses(false) : isBeside ? 'office with-detail' : 'office account-documents'}>
      <PageTitle>Cuentas corrientes</PageTitle>
      <section className="account-documents">
        <div className="office-head">
          <h1 ref={heading} tabIndex={-1}>
            Cuentas corrientes
          </h1>
          {isManaged && !isNew && (
            <span className="head-acts">
              <Link className="btn" to={linkToDocuments({ isSheet: true })}>
                Importar y exportar
              </Link>
              <PdfDrop />
              <Link className="btn primary" to={linkToDocuments({ filter, isNew: true })}>
                Nuevo comprobante
              </Link>
            </span>
          )}
        </div>
        <OfficeTable
          name="Comprobantes"
          rows={shown === null ? null : shown.documents}
          problem={failure && accountDocumentProblem(failure)}
          onRetry={retry}
          none={isManaged || filter.text !== '' ? nothingFound(filter) : nothingAsked}
          rowKey="id"
          columns={columns}
          isOpen={({ id }) => id === open}
          choice={
            isManaged
              ? {
                  label: ({ title }) => `Elegir ${title}`,
                  has: chosen.has,
                  toggle: chosen.toggle,
                  isAll: chosen.isAll,
                  toggleAll: chosen.toggleAll,
                  allLabel: 'Elegir todos los que se ven',
                }
              : undefined
          }
          // A file of one page would be taken for one of all.
          exports={isWhole ? undefined : <></>}
          actions={{
            header: 'Acciones',
            of: (document) => (
              <DocumentActions
                document={document}
                onState={() => setSettling(document)}
                onRemove={() => setLeaving(document)}
              />
            ),
          }}
        >
          <SearchForm key={filter.text} text={filter.text} />
          {isManaged && <DocumentFilters url={url} customerName={shown?.documents[0]?.customerName ?? null} />}
          <p className="muted" role="status">
            {shown === null ? '' : foundText(shown, after)}
          </p>
          {shown !== null && <OnAccountList payments={shown.onAccount} />}
        </OfficeTable>
        {isManaged && <ChosenDocuments chosen={chosen} />}
        <KeyPages
          firstTo={after === null ? null : linkToDocuments({ filter })}
          nextTo={(shown?.next ?? null) === null ? null : linkToDocuments({ filter, after: shown?.next ?? null })}
          first="Más nuevos"
          next="Más viejos"
        />
      </section>
      <Suspense fallback={null}>
        {isNew && <NewDocument filter={filter} />}
        {!isNew && open !== null && <DocumentDetail key={open} id={asId(open)} url={url} />}
      </Suspense>
      {settling !== null && <DocumentStateDialog listed={settling} onClose={() => setSettling(null)} />}
      {leaving !== null && (
        <DocumentRemoval document={leaving} onClose={() => setLeaving(null)} onRemoved={onRemoved} />
      )}
    </main>
  );
}

const nothingAsked = (
  <Message title="Buscá un comprobante por su número">
    <p className="muted">Entero o en parte: A 00001-00000015, a1-15, 0001-15 o sólo los dígitos.</p>
  </Message>
);

const nothingFound = (filter: DocumentFilter) =>
  linkToDocuments({ filter }) === linkToDocuments() ? (
    <Message title="Todavía no hay comprobantes">
      <Link className="btn primary" to={linkToDocuments({ isNew: true })}>
        Cargar el primero
      </Link>
    </Message>
  ) : (
    <NoneFound all="Buscar otro comprobante" to={linkToDocuments()} />
  );

const foundText = ({ documents, next }: ListedPage, after: string | null): string => {
  if (next !== null || after !== null) return `${formatCount(documents.length)} en esta página`;
  return `${formatCount(documents.length)} ${documents.length === 1 ? 'comprobante' : 'comprobantes'}`;
};

function SearchForm({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    // Another search begins at its newest document, with the same filter.
    const { filter } = addressNow(readDocumentsUrl);
    navigate(linkToDocuments({ filter: { ...filter, text: wanted } }));
  };
  return (
    <search>
      <form className="document-search" onSubmit={submit}>
        <SearchInput
          label="Número de comprobante o cliente"
          placeholder="A 00001-00000015, 3-416 o un cliente"
          value={typed}
          onChange={setTyped}
          maxLength={maxTextLength}
          submits
        />
        <button type="submit" className="btn primary" disabled={wanted === ''}>
          <Icon name="search" />
          Buscar
        </button>
      </form>
    </search>
  );
}
