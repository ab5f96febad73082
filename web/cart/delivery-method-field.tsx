import { type RefObject, useEffect, useState } from 'react';
import type { DeliveryMethod } from '#core/distributor/public.service.ts';
import { sectionChangesOf } from '#core/live/changes.ts';
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
  const { publicService, live } = useServices();
  const [methods, setMethods] = useState<readonly DeliveryMethod[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    if (attempt > 0) setMethods(null);
    publicService.deliveryMethods().then((answer) => {
      if (!isGone) setMethods(answer.ok ? answer.val : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [publicService, attempt]);

  useEffect(() => {
    const changes = sectionChangesOf(live, 'deliveryMethods').subscribe(() => {
      publicService.deliveryMethods().then((answer) => answer.ok && setMethods(answer.val));
    });
    return () => changes.unsubscribe();
  }, [publicService, live]);

  const known = Array.isArray(methods) ? methods : [];
  return (
    <Field
      label="Método de entrega"
      isRequired
      live="alert"
      problem={isMissing ? 'Elegí un método de entrega para enviar el pedido' : null}
      hint={
        methods === 'failed' && (
          <span className="wrong">
            No se pudieron cargar los métodos de entrega.{' '}
            <button type="button" className="link" onClick={() => setAttempt(attempt + 1)}>
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
