import { useState } from 'react';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import type { StaffOrderCustomer } from '#core/orders/staff/staff-order.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useSettled } from '#web/hooks/use-settled.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { useServices } from '#web/services.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';

/** Milliseconds after the last key before a typed text is asked for. */
const pauseMs = 150;

interface CustomerFilterProps {
  readonly onFound: (customer: StaffOrderCustomer) => void;
}

/** A customer by code or name: what is typed suggests, the arrows choose and Enter takes. */
export function CustomerFilter({ onFound }: CustomerFilterProps) {
  const { staffOrders } = useServices(staffOrdersModule);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const ask = (text: string) => setAsked(text.trim());
  const settle = useSettled(ask, { ms: pauseMs, isMeantWhenLeft: false });
  const type = (text: string) => {
    setTyped(text);
    settle(text);
  };
  const { answer, failure, isCurrent } = useServiceQuery(staffOrders.customers, asked === '' ? null : asked);
  const isAnswered = asked !== '' && asked === typed.trim() && isCurrent;
  const offered = isOpen && isAnswered ? (answer ?? []) : [];
  const take = (customer: StaffOrderCustomer) => {
    type('');
    ask('');
    setIsOpen(false);
    onFound(customer);
  };
  const problem =
    failure !== null
      ? staffOrderProblem(failure)
      : isAnswered && answer?.length === 0
        ? `No encontramos «${asked}». Probá con el código o parte del nombre`
        : null;
  return (
    <ComboboxField
      label="Cliente"
      listLabel="Clientes"
      placeholder="Código o nombre"
      {...{ problem, typed, chosen }}
      options={offered}
      keyOf={(customer) => customer.id}
      onType={(text) => {
        type(text);
        setChosen(0);
        setIsOpen(true);
      }}
      onMove={(by) => setChosen((chosen + by + offered.length) % offered.length)}
      onAsk={() => ask(typed)}
      onClose={() => setIsOpen(false)}
      onTake={take}
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
