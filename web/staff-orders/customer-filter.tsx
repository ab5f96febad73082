import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import type { StaffOrderCustomer } from '#core/orders/staff/staff-order.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { createSuggestionsMachine } from '#web/search-box/suggestions.machine.ts';
import { useServices } from '#web/services.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';

/** Milliseconds after the last key before a typed text is asked for: nothing is searched beside it. */
const pauseMs = 150;

interface CustomerFilterProps {
  readonly onFound: (customer: StaffOrderCustomer) => void;
}

/** A customer by code or name: what is typed suggests, the arrows choose and Enter takes. */
export function CustomerFilter({ onFound }: CustomerFilterProps) {
  const { staffOrders } = useServices(staffOrdersModule);
  const [suggesting] = useState(() =>
    createSuggestionsMachine(staffOrders.customers.fetch).provide({ delays: { typing: pauseMs } }),
  );
  const [state, send] = useMachine(suggesting);
  const { text, suggestions, chosen, failure } = state.context;
  const problem =
    failure !== null
      ? staffOrderProblem(failure)
      : state.matches('nothing')
        ? `No encontramos «${text.trim()}». Probá con el código o parte del nombre`
        : null;
  return (
    <ComboboxField
      label="Cliente"
      listLabel="Clientes"
      placeholder="Código o nombre"
      {...{ problem, chosen }}
      typed={text}
      options={suggestions}
      keyOf={(customer) => customer.id}
      onType={(typed) => send({ type: 'type', text: typed })}
      onMove={(by) => send({ type: 'move', by })}
      onAsk={() => send({ type: 'now' })}
      onClose={() => send({ type: 'close' })}
      onTake={(customer) => {
        send({ type: 'type', text: '' });
        onFound(customer);
      }}
    >
      {({ code, town, name }) => (
        <>
          <span className="mono suggested-code">{code}</span>
          <span className="suggested-brand">{town}</span>
          <span className="suggested-text">{name}</span>
        </>
      )}
    </ComboboxField>
  );
}
