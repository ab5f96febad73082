import { documentStateTexts } from '#adapters/texts/current-account.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import { documentState } from '#core/current-account/document.ts';
import type { ListedDocument } from '#core/current-account/management/account-document.service.ts';
import type { DocumentFilter } from '#core/current-account/management/document-filter.ts';
import { distinctFantasyName } from '#core/customers/name-filter.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { linkToDocuments } from './documents-url.ts';

const fantasyOf = ({ customerName, customerFantasyName }: ManagedDocument): string =>
  distinctFantasyName({ name: customerName, fantasyName: customerFantasyName });

const stateText = (document: ManagedDocument): string =>
  `${documentStateTexts[documentState(document)]}${document.isExpired ? ', vencido' : ''}`;

const stateTone = (document: ManagedDocument): string =>
  documentState(document) !== 'unpaid' ? 'delivered' : document.isExpired ? 'cancelled' : '';

/**
 * The columns of documents of every company; each leads to itself where it can be corrected. Of one page of many
 * nothing is sorted here.
 */
export const documentColumns = (
  filter: DocumentFilter,
  isManaged: boolean,
  isWhole: boolean,
): readonly OfficeColumn<ListedDocument>[] => {
  const all = allColumns(filter, isManaged);
  return isWhole ? all : all.map(({ sort: _, ...column }) => column);
};

const allColumns = (filter: DocumentFilter, isManaged: boolean): readonly OfficeColumn<ListedDocument>[] => [
  {
    id: 'title',
    header: 'Documento',
    text: ({ title }) => title,
    cell: ({ id, title }) =>
      isManaged ? <OpenLink to={linkToDocuments({ filter, open: id })}>{title}</OpenLink> : title,
    sort: ({ title }) => title,
    isMono: true,
    card: 'title',
  },
  {
    id: 'customer',
    header: 'Cliente',
    text: ({ customerName }) => customerName,
    cell: (document) => (
      <>
        {document.customerName}
        {fantasyOf(document) !== '' && <span className="muted"> {fantasyOf(document)}</span>}
      </>
    ),
    sort: ({ customerName }) => customerName,
    card: 'line',
  },
  {
    id: 'date',
    header: 'Fecha',
    text: ({ date }) => formatDate(date),
    sort: ({ date }) => date,
    isMono: true,
    from: 'wide',
    card: 'left',
  },
  {
    id: 'expiration',
    header: 'Vencimiento',
    text: ({ expiration }) => formatDate(expiration),
    sort: ({ expiration }) => expiration,
    isMono: true,
    from: 'middle',
    card: 'right',
    cardLabel: 'vence',
  },
  {
    id: 'age',
    header: 'Antigüedad',
    text: ({ days }) => `${formatCount(days)} ${days === 1 ? 'día' : 'días'}`,
    sort: ({ days }) => days,
    isNumber: true,
    from: 'wide',
  },
  {
    id: 'total',
    header: 'Total',
    text: ({ total }) => formatAmount(total),
    sort: ({ total }) => total.toNumber(),
    isNumber: true,
    from: 'middle',
    card: 'left',
    cardLabel: 'total',
  },
  {
    id: 'debt',
    header: 'Deuda',
    text: ({ debt }) => (debt.isZero() ? '' : formatAmount(debt)),
    cell: ({ debt }) => (debt.isZero() ? null : formatAmount(debt)),
    sort: ({ debt }) => debt.toNumber(),
    isNumber: true,
    card: 'right',
    cardLabel: 'debe',
  },
  {
    id: 'state',
    header: 'Estado',
    text: stateText,
    cell: (document) => (
      <span className={`state ${stateTone(document)}`}>
        <i aria-hidden="true" />
        {stateText(document)}
      </span>
    ),
    sort: stateText,
    card: 'state',
  },
];
