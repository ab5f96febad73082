import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Customer } from '#core/customers/customer.ts';
import { distinctFantasyName } from '#core/customers/name-filter.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { customerColumns } from './customer-columns.tsx';
import { DataDialog } from './data-dialog.tsx';
import { PasswordsDialog } from './passwords-dialog.tsx';

/** A seller's customers lead to their pages. */
const columnsOf = {
  all: customerColumns<Customer>(true),
  own: customerColumns<Customer>(false, (customer) => <OwnName customer={customer} />),
};

function OwnName({ customer }: { readonly customer: Customer }) {
  const fantasy = distinctFantasyName(customer);
  return (
    <>
      <Link className="customer-link" to={linkToCustomers({ open: customer.id }, 'Seller')}>
        {customer.name}
      </Link>
      {fantasy !== '' && <span className="sub muted">{fantasy}</span>}
    </>
  );
}

interface CustomerTableProps {
  readonly customers: readonly Customer[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly none: ReactNode;
  /** The heading and the filter of the table. */
  readonly children: ReactNode;
}

/** Customers that somebody looks after, each with the way into its company. */
export function CustomerTable({ customers, children, ...states }: CustomerTableProps) {
  const { session } = usePublicServices();
  const { caller } = useServices();
  const [chosen, setChosen] = useState<Customer['id'] | null>(null);
  // The customer of an open window stays, although the list behind it changes.
  const [ofPasswords, setOfPasswords] = useState<Customer | null>(null);
  const [ofData, setOfData] = useState<Customer | null>(null);
  const isEntering = useSelector(session, (snapshot) => snapshot.matches({ signedIn: 'entering' }));
  const enter = ({ id, name }: Customer) => {
    setChosen(id);
    session.send({ type: 'act-as', customer: { id, name } });
  };
  return (
    <>
      <OfficeTable
        name="Clientes"
        rows={customers}
        {...states}
        rowKey="id"
        columns={caller.role === 'Admin' ? columnsOf.all : columnsOf.own}
        actions={{
          header: 'Acciones',
          of: (customer) => (
            <CustomerActions
              customer={customer}
              isEntering={isEntering && chosen === customer.id}
              onEnter={enter}
              onPasswords={setOfPasswords}
              onData={setOfData}
            />
          ),
        }}
      >
        {children}
      </OfficeTable>
      {ofPasswords !== null && <PasswordsDialog customer={ofPasswords} onClose={() => setOfPasswords(null)} />}
      {ofData !== null && <DataDialog customer={ofData} onClose={() => setOfData(null)} />}
    </>
  );
}
