import { documentStateTexts } from '#adapters/texts/current-account.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import type { ManagedDocument } from '#core/current-account/account-management-desk.ts';
import { documentState } from '#core/current-account/document.ts';
import { fantasyApart } from '#core/customers/named.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { PdfButton } from '#web/current-account/pdf-button.tsx';
import { useDesks } from '#web/desks.ts';

interface DocumentTableProps {
  readonly documents: readonly ManagedDocument[];
  readonly onState: (document: ManagedDocument) => void;
  readonly onRemove: (document: ManagedDocument) => void;
}

export function DocumentTable({ documents, onState, onRemove }: DocumentTableProps) {
  return (
    <table className="office-table document-table">
      <thead>
        <tr>
          <th>Documento</th>
          <th>Cliente</th>
          <th>Fecha</th>
          <th>Vencimiento</th>
          <th className="num">Antigüedad</th>
          <th className="num">Total</th>
          <th className="num">Deuda</th>
          <th>Estado</th>
          <th>
            <span className="only-read">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onState={() => onState(document)}
            onRemove={() => onRemove(document)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface DocumentRowProps {
  readonly document: ManagedDocument;
  readonly onState: () => void;
  readonly onRemove: () => void;
}

function DocumentRow({ document, onState, onRemove }: DocumentRowProps) {
  const { documents } = useDesks();
  const { title, days } = document;
  const fantasy = fantasyApart({ name: document.customerName, fantasyName: document.customerFantasyName });
  return (
    <tr>
      <th scope="row" className="mono d-title">
        {title}
      </th>
      <td className="d-customer">
        {document.customerName}
        {fantasy !== '' && <span className="muted"> {fantasy}</span>}
      </td>
      <td className="mono d-date">{formatDate(document.date)}</td>
      <td className="mono d-until">{formatDate(document.expiration)}</td>
      <td className="num d-age">
        {formatCount(days)} {days === 1 ? 'día' : 'días'}
      </td>
      <td className="num d-total">{formatAmount(document.total)}</td>
      <td className="num d-debt">{document.debt.isZero() ? '' : formatAmount(document.debt)}</td>
      <td className="d-state">
        <StateOfDocument document={document} />
      </td>
      <td className="d-do">
        {document.hasPdf && <PdfButton document={document} desk={documents.papers} />}
        <button type="button" className="btn" aria-label={`Estado de ${title}`} onClick={onState}>
          Estado
        </button>
        <button type="button" className="btn" aria-label={`Eliminar ${title}`} onClick={onRemove}>
          Eliminar
        </button>
      </td>
    </tr>
  );
}

function StateOfDocument({ document }: { readonly document: ManagedDocument }) {
  const { isExpired } = document;
  const state = documentState(document);
  const look = state !== 'unpaid' ? 'delivered' : isExpired ? 'cancelled' : '';
  return (
    <span className={`state ${look}`}>
      <i aria-hidden="true" />
      {documentStateTexts[state]}
      {isExpired && ', vencido'}
    </span>
  );
}
