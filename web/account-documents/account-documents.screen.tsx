import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import type { ManagedDocument } from '#core/current-account/account-management-desk.ts';
import { mostDocumentsFound } from '#core/current-account/document-search.ts';
import { useDesks } from '#web/desks.ts';
import { useAsked } from '#web/parts/asked.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { useHeadingAfterRemoval } from '#web/parts/removal-focus.ts';
import { longestWritten, writtenText } from '#web/parts/written-text.ts';
import { DocumentRemoval } from './document-removal.tsx';
import { DocumentStateWindow } from './document-state-window.tsx';
import { DocumentTable } from './document-table.tsx';

const path = '/admin-current-account' satisfies ScreenPath;

const linkTo = (text: string): string => `${path}?${new URLSearchParams({ q: text })}`;

/** /admin-current-account: documents of every company, by what is known of their number. */
export function AccountDocumentsScreen() {
  const { documents } = useDesks();
  const [query] = useSearchParams();
  const text = writtenText(query.get('q'));
  const { answer, failure, isCurrent, retry } = useAsked(documents.found, text === '' ? null : text);
  // What is looked at stays, although the list behind it changes.
  const [settling, settle] = useState<ManagedDocument | null>(null);
  const [leaving, leave] = useState<ManagedDocument | null>(null);
  const [heading, onRemoved] = useHeadingAfterRemoval();
  const shown = isCurrent ? answer : null;
  return (
    <main className="office account-documents">
      <PageTitle>Cuentas corrientes</PageTitle>
      <header className="documents-head">
        <h1 ref={heading} tabIndex={-1}>
          Cuentas corrientes
        </h1>
        <SearchForm key={text} text={text} />
        <p className="muted" role="status">
          {text === '' || shown === null ? '' : foundText(shown)}
        </p>
      </header>
      {text === '' ? (
        <Message title="Buscá un comprobante por su número">
          <p className="muted">Entero o en parte: A 00001-00000015, a1-15, 0001-15 o sólo los dígitos.</p>
        </Message>
      ) : failure !== null ? (
        <Failed text={currentAccountProblem(failure)} onRetry={retry} />
      ) : shown === null ? (
        <Bones rows={6} kind="office" />
      ) : shown.length === 0 ? (
        <Message title="No hay datos que coincidan con el criterio de búsqueda">
          <Link className="btn primary" to={path}>
            Buscar otro comprobante
          </Link>
        </Message>
      ) : (
        <DocumentTable documents={shown} onState={settle} onRemove={leave} />
      )}
      {settling !== null && <DocumentStateWindow listed={settling} onClose={() => settle(null)} />}
      {leaving !== null && <DocumentRemoval document={leaving} onClose={() => leave(null)} onRemoved={onRemoved} />}
    </main>
  );
}

const foundText = (found: readonly ManagedDocument[]): string => {
  if (found.length >= mostDocumentsFound) {
    return `Los primeros ${formatCount(found.length)}: si no está, escribí más del número`;
  }
  return `${formatCount(found.length)} ${found.length === 1 ? 'comprobante' : 'comprobantes'}`;
};

function SearchForm({ text }: { readonly text: string }) {
  const navigate = useNavigate();
  const [typed, type] = useState(text);
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
            maxLength={longestWritten}
            placeholder="A 00001-00000015"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
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
