import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Customer } from '#core/customers/customer.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { customerColumns } from './customer-columns.tsx';
import { DataWindow } from './data-window.tsx';
import { PasswordsWindow } from './passwords-window.tsx';

const columnsOf = { all: customerColumns(true), own: customerColumns(false) };

interface CustomerTableProps {
  readonly customers: readonly Customer[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly none: ReactNode;
  /** Its heading and its filter. */
  readonly children: ReactNode;
}

export function CustomerTable({ customers, children, ...states }: CustomerTableProps) {
  const { session } = useFront();
  const { caller } = useDesks();
  const [chosen, choose] = useState<Customer['id'] | null>(null);
  // What is looked at stays, although the list behind it changes.
  const [ofPasswords, openPasswords] = useState<Customer | null>(null);
  const [ofData, openData] = useState<Customer | null>(null);
  const isEntering = useSelector(session, (snapshot) => snapshot.matches({ signedIn: 'entering' }));
  const enter = ({ id, name }: Customer) => {
    choose(id);
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
              onPasswords={openPasswords}
              onData={openData}
            />
          ),
        }}
      >
        {children}
      </OfficeTable>
      {ofPasswords !== null && <PasswordsWindow customer={ofPasswords} onClose={() => openPasswords(null)} />}
      {ofData !== null && <DataWindow customer={ofData} onClose={() => openData(null)} />}
    </>
  );
}
