import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import { maxDocumentsFound } from '#core/current-account/document-search.ts';
import { useHeadingAfterRemoval } from '#web/hooks/removal-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { currentAccountModule } from '#web/modules/current-account.module.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { textParam } from '#web/url/text-param.ts';
import { DocumentActions } from './document-actions.tsx';
import { documentColumns } from './document-columns.tsx';
import { DocumentRemoval } from './document-removal.tsx';
import { DocumentStateDialog } from './document-state-dialog.tsx';

const path = '/admin-current-account' satisfies ScreenPath;
const maxTextLength = 100;

const linkTo = (text: string): string => `${path}?${new URLSearchParams({ q: text })}`;

/** /admin-current-account: documents of every company, by what is known of their number. */
export function AccountDocumentsScreen() {
  const { documents } = useServices(currentAccountModule);
  const [query] = useSearchParams();
  const text = textParam(query.get('q'), maxTextLength).trim();
  const { answer, failure, isCurrent, retry } = useServiceQuery(documents.found, text === '' ? null : text);
  // What is looked at stays, although the list behind it changes.
  const [settling, settle] = useState<ManagedDocument | null>(null);
  const [leaving, setLeaving] = useState<ManagedDocument | null>(null);
  const [heading, onRemoved] = useHeadingAfterRemoval();
  const shown = isCurrent ? answer : null;
  return (
    <main className="office account-documents">
      <PageTitle>Cuentas corrientes</PageTitle>
      <OfficeTable
        name="Comprobantes"
        rows={text === '' ? [] : shown}
        problem={failure && currentAccountProblem(failure)}
        onRetry={retry}
        none={text === '' ? nothingAsked : nothingFound}
        rowKey="id"
        columns={documentColumns}
        actions={{
          header: 'Acciones',
          of: (document) => (
            <DocumentActions
              document={document}
              onState={() => settle(document)}
              onRemove={() => setLeaving(document)}
            />
          ),
        }}
      >
        <h1 ref={heading} tabIndex={-1}>
          Cuentas corrientes
        </h1>
        <SearchForm key={text} text={text} />
        <p className="muted" role="status">
          {text === '' || shown === null ? '' : foundText(shown)}
        </p>
      </OfficeTable>
      {settling !== null && <DocumentStateDialog listed={settling} onClose={() => settle(null)} />}
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

const nothingFound = (
  <Message title="No hay datos que coincidan con el criterio de búsqueda">
    <Link className="btn primary" to={path}>
      Buscar otro comprobante
    </Link>
  </Message>
);

const foundText = (found: readonly ManagedDocument[]): string => {
  if (found.length >= maxDocumentsFound) {
    return `Los primeros ${formatCount(found.length)}: si no está, escribí más del número`;
  }
  return `${formatCount(found.length)} ${found.length === 1 ? 'comprobante' : 'comprobantes'}`;
};

function SearchForm({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(text);
  const wanted = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '') navigate(linkTo(wanted));
  };
  return (
    <search>
      <form className="document-search" onSubmit={submit}>
        <label className="name-filter">
          <span className="only-read">Número de comprobante</span>
          <input
            type="search"
            value={typed}
            maxLength={maxTextLength}
            placeholder="A 00001-00000015"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="btn primary" disabled={wanted === ''}>
          <Icon name="search" />
          Buscar
        </button>
      </form>
    </search>
  );
}
