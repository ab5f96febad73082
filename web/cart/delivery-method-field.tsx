import type { RefObject } from 'react';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';

interface DeliveryMethodFieldProps {
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (id: string) => void;
}

/** How the order travels: required, and chosen by a person even where there is one way only. */
export function DeliveryMethodField({ field, value, isMissing, onChange }: DeliveryMethodFieldProps) {
  const { publicQueries } = useServices();
  const { answer, failure, retry } = useServiceQuery(publicQueries.deliveryMethods);
  const known = answer ?? [];
  return (
    <Field
      label="Método de entrega"
      isRequired
      live="alert"
      problem={isMissing ? 'Elegí un método de entrega para enviar el pedido' : null}
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
          value={known.some(({ id }) => id === value) ? value : ''}
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
