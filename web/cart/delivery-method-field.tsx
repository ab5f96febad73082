import type { RefObject } from 'react';
import { Field } from '#web/ui/field.tsx';
import type { DeliveryMethods } from './delivery-methods.ts';

interface DeliveryMethodFieldProps {
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly value: string;
  readonly methods: DeliveryMethods;
  readonly isMissing: boolean;
  readonly onChange: (id: string) => void;
}

/** How the order travels: required, and chosen already where there is one way only. */
export function DeliveryMethodField({ field, value, methods, isMissing, onChange }: DeliveryMethodFieldProps) {
  const { known, isGone, failure, retry } = methods;
  const missing = isMissing ? 'Elegí un método de entrega para enviar el pedido' : null;
  return (
    <Field
      label="Método de entrega"
      isRequired
      live="alert"
      problem={isGone ? 'El método que habías elegido ya no está: elegí otro' : missing}
      hint={
        failure !== null && (
          <span className="wrong">
            No se pudieron cargar los métodos de entrega.{' '}
            <button type="button" className="link" onClick={retry}>
              Reintentar
            </button>
          </span>
        )
      }
    >
      {(ties) => (
        <select
          {...ties}
          ref={field}
          required
          value={isGone ? '' : value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled>
            Elegí un método de entrega
          </option>
          {known.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
