import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { orderDeskProblem } from '#adapters/texts/order-desk.es.ts';
import type { DeskCustomer } from '#core/orders/desk/desk-order.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { orderDeskModule } from '#web/modules/order-desk.module.ts';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';

/** What is typed is asked once nobody types for as long. */
const pauseMs = 150;

interface CustomerFilterProps {
  readonly onFound: (customer: DeskCustomer) => void;
}

/** A customer by code or name: what is typed suggests, the arrows choose and Enter takes. */
export function CustomerFilter({ onFound }: CustomerFilterProps) {
  const { orderDesk } = useServices(orderDeskModule);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer, failure, isCurrent } = useServiceQuery(orderDesk.customers, asked === '' ? null : asked);
  const isAnswered = asked !== '' && asked === typed.trim() && isCurrent;
  const offered = isOpen && isAnswered ? (answer ?? []) : [];
  const take = (customer: DeskCustomer) => {
    setTyped('');
    setAsked('');
    setIsOpen(false);
    onFound(customer);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      setAsked(typed.trim());
      const customer = offered[chosen];
      if (customer !== undefined) take(customer);
    } else if (event.key === 'Escape' && offered.length > 0) {
      event.preventDefault();
      setIsOpen(false);
    } else if (offered.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setChosen((chosen + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
    }
  };
  const problem =
    failure !== null
      ? orderDeskProblem(failure)
      : isAnswered && answer?.length === 0
        ? `No encontramos «${asked}». Probá con el código o parte del nombre`
        : null;
  return (
    <Field className="product-field" label="Cliente" problem={problem} live="status">
      {(ties) => (
        <>
          <input
            {...ties}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={offered.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={offered.length > 0 ? `${id}-${chosen}` : undefined}
            placeholder="Código o nombre"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(0);
              setIsOpen(true);
            }}
            onKeyDown={keys}
            onBlur={() => setIsOpen(false)}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Clientes"
            className="suggestions"
            hidden={offered.length === 0}
          >
            {offered.map((customer, place) => (
              // The field holds the focus and the keys; the pointer is only another way to choose.
              <div
                key={customer.id}
                id={`${id}-${place}`}
                role="option"
                className="suggested-article"
                tabIndex={-1}
                aria-selected={place === chosen}
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(customer);
                }}
              >
                <span className="mono suggested-code">{customer.code}</span>
                <span className="suggested-brand">{customer.town}</span>
                <span className="suggested-text">{customer.name}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </Field>
  );
}
