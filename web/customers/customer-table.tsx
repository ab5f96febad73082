import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Customer } from '#core/customers/customer.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { CustomerRow } from './customer-row.tsx';
import { DataWindow } from './data-window.tsx';
import { PasswordsWindow } from './passwords-window.tsx';

export function CustomerTable({ customers }: { readonly customers: readonly Customer[] }) {
  const { session } = useFront();
  const { caller } = useDesks();
  const withSeller = caller.role === 'Admin';
  const [chosen, choose] = useState<Customer['id'] | null>(null);
  // What is looked at stays, although the list behind it changes.
  const [ofPasswords, openPasswords] = useState<Customer | null>(null);
  const [ofData, openData] = useState<Customer | null>(null);
  const isEntering = useSelector(session, (snapshot) => snapshot.matches({ signedIn: 'entering' }));
  const enter = useCallback(
    ({ id, name }: Customer) => {
      choose(id);
      session.send({ type: 'act-as', customer: { id, name } });
    },
    [session],
  );
  return (
    <>
      <table className="office-table customer-table">
        <thead>
          <tr>
            <th className="c-code">Código</th>
            <th>Cliente</th>
            {withSeller && <th className="c-seller">Vendedor</th>}
            <th className="c-list">Lista</th>
            <th>Estado</th>
            <th className="c-offers">Ofertas</th>
            <th className="c-date">Último login</th>
            <th className="c-date">Último pedido</th>
            <th>
              <span className="only-read">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <CustomerRow
              key={customer.id}
              customer={customer}
              withSeller={withSeller}
              isEntering={isEntering && chosen === customer.id}
              onEnter={enter}
              onPasswords={openPasswords}
              onData={openData}
            />
          ))}
        </tbody>
      </table>
      {ofPasswords !== null && <PasswordsWindow customer={ofPasswords} onClose={() => openPasswords(null)} />}
      {ofData !== null && <DataWindow customer={ofData} onClose={() => openData(null)} />}
    </>
  );
}
