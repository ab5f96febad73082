import { Link } from 'react-router-dom';
import { debtBucketTexts } from '#adapters/texts/account-ageing.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import type { Role } from '#core/access/role.ts';
import { balance, type CustomerAgeing, lateDebt } from '#core/current-account/ageing/customer-ageing.ts';
import { type DebtBucket, debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import { distinctFantasyName } from '#core/customers/name-filter.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { linkToDocuments } from '#web/account-documents/documents-url.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const fantasyOf = ({ customerName, customerFantasyName }: CustomerAgeing): string =>
  distinctFantasyName({ name: customerName, fantasyName: customerFantasyName });

/** A debt of zero is blank, so that the others stand out. */
const amount = (owed: Money): string => (owed.isZero() ? '' : formatAmount(owed));

const bucketColumn = (bucket: DebtBucket): OfficeColumn<CustomerAgeing> => ({
  id: bucket,
  header: debtBucketTexts[bucket],
  text: ({ owed }) => amount(owed[bucket]),
  sort: ({ owed }) => owed[bucket].toNumber(),
  isNumber: true,
  card: 'line',
  cardLabel: debtBucketTexts[bucket],
  from: 'wide',
});

/**
 * To what a customer owes on the list of documents, which is an administrator's; others read it on the customer's page.
 */
const linkFor = (role: Role, customerId: CustomerId): string =>
  role === 'Admin'
    ? linkToDocuments({ filter: { ...everyDocument, customerId, state: 'unpaid' } })
    : linkToCustomers({ open: customerId, tab: 'cuenta' }, role);

/** A row leads to what its customer owes; only a whole list is sorted here. */
export const ageingColumns = (role: Role, isWhole: boolean): readonly OfficeColumn<CustomerAgeing>[] => {
  const columns: readonly OfficeColumn<CustomerAgeing>[] = [
    {
      id: 'customer',
      header: 'Cliente',
      text: ({ customerName }) => customerName,
      cell: (customer) => (
        <>
          <Link className="stretched" to={linkFor(role, customer.customerId)}>
            {customer.customerName}
          </Link>
          {fantasyOf(customer) !== '' && <span className="muted ageing-fantasy">{fantasyOf(customer)}</span>}
        </>
      ),
      sort: ({ customerName }) => customerName,
      card: 'title',
    },
    {
      id: 'code',
      header: 'Código',
      text: ({ customerCode }) => customerCode,
      isMono: true,
      card: 'left',
      from: 'widest',
    },
    { id: 'zone', header: 'Zona', text: ({ zone }) => zone, sort: ({ zone }) => zone, from: 'whole' },
    {
      id: 'seller',
      header: 'Vendedor',
      text: ({ sellerName }) => sellerName,
      sort: ({ sellerName }) => sellerName,
      from: 'whole',
    },
    {
      id: 'days',
      header: 'Días de atraso',
      text: ({ daysLate }) => (daysLate === 0 ? '' : formatCount(daysLate)),
      sort: ({ daysLate }) => daysLate,
      isNumber: true,
      card: 'right',
      cardLabel: 'Atraso, en días:',
    },
    ...debtBuckets.map(bucketColumn),
    {
      id: 'late',
      header: 'Vencido',
      text: ({ owed }) => amount(lateDebt(owed)),
      sort: ({ owed }) => lateDebt(owed).toNumber(),
      isNumber: true,
    },
    {
      id: 'onAccount',
      header: 'A cuenta',
      text: ({ onAccount }) => amount(onAccount.negated()),
      sort: ({ onAccount }) => onAccount.toNumber(),
      isNumber: true,
      from: 'widest',
    },
    {
      id: 'total',
      header: 'Total',
      text: (row) => formatAmount(balance(row)),
      cell: (row) => <b>{formatAmount(balance(row))}</b>,
      sort: (row) => balance(row).toNumber(),
      isNumber: true,
      card: 'line',
      cardLabel: 'Total',
    },
  ];
  return isWhole ? columns : columns.map(({ sort: _sort, ...column }) => column);
};
