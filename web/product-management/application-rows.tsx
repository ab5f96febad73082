import { useRef, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { maxAttributeText, maxParts, maxPartText } from '#core/catalogue/management/product-flaws.ts';
import type { TypedApplication, TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { VehicleId } from '#core/shared/ids.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { AddVehicle } from './add-vehicle.tsx';
import { PartInput, PartRow } from './part-row.tsx';

/** Rows that are drawn before somebody asks for more: some parts fit hundreds of vehicles. */
const atOnce = 40;
const fields = ['engine', 'position', 'notes', 'from', 'to'] as const;

/** The vehicles that the product fits; the newest first, the others as they are listed. */
export function ApplicationRows({ form }: { readonly form: RuleForm<TypedProduct> }) {
  const [asked, setAsked] = useState(atOnce);
  const list = useRef<HTMLUListElement>(null);
  const removing = useNextAfterRemoval(list, 'li > button');
  const { applications } = form.values;
  // A wrong row is never hidden.
  const wrong = applications.findLastIndex((_, place) =>
    fields.some((field) => form.problemOf(`applications.${place}.${field}`) !== null),
  );
  const shown = Math.max(asked, wrong + 1);
  const put = (place: number, part: Partial<TypedApplication>) =>
    form.change((before) => ({
      ...before,
      applications: before.applications.map((row, at) => (at === place ? { ...row, ...part } : row)),
    }));
  const add = (vehicleId: VehicleId, name: string) => {
    const row = { vehicleId, name, engine: '', position: '', notes: '', from: '', to: '' };
    form.change((before) => ({ ...before, applications: [row, ...before.applications] }));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li input')?.focus());
  };
  return (
    <>
      {applications.length < maxParts.applications && <AddVehicle onAdd={add} />}
      <ul ref={list} className="part-rows vehicles">
        {applications.slice(0, shown).map((row, place) => (
          <ApplicationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: what is written there moves with its place
            key={place}
            form={form}
            row={row}
            place={place}
            onPut={(part) => put(place, part)}
            onRemove={(button) => {
              removing(button);
              form.change({ applications: applications.filter((_, each) => each !== place) });
            }}
          />
        ))}
      </ul>
      {applications.length > shown && (
        <button type="button" className="btn" onClick={() => setAsked(shown + atOnce)}>
          Mostrar más: quedan {formatCount(applications.length - shown)}
        </button>
      )}
    </>
  );
}

interface ApplicationRowProps {
  readonly form: RuleForm<TypedProduct>;
  readonly row: TypedApplication;
  readonly place: number;
  readonly onPut: (part: Partial<TypedApplication>) => void;
  readonly onRemove: (button: HTMLButtonElement) => void;
}

function ApplicationRow({ form, row, place, onPut, onRemove }: ApplicationRowProps) {
  const { catalogue } = useServices();
  const [isNear, setIsNear] = useState(false);
  // Engines are suggested once somebody is about to write one.
  const engines = useServiceQuery(catalogue.engines, isNear ? row.vehicleId : null);
  const at = `applications.${place}`;
  const input = (
    field: 'position' | 'notes' | 'from' | 'to',
    label: string,
    placeholder: string,
    max: number,
    isNumber?: true,
  ) => (
    <PartInput
      form={form}
      field={`${at}.${field}`}
      label={`${label} de ${row.name}, ${place + 1}`}
      placeholder={placeholder}
      max={max}
      value={row[field]}
      onChange={(value) => onPut({ [field]: value })}
      {...(isNumber && { isNumber })}
    />
  );
  return (
    <PartRow form={form} name={row.name} fields={fields.map((field) => `${at}.${field}`)} onRemove={onRemove}>
      <PartInput
        form={form}
        field={`${at}.engine`}
        label={`Motor de ${row.name}, ${place + 1}`}
        placeholder="Motor"
        max={maxPartText}
        list={[...new Set(engines.answer)]}
        value={row.engine}
        onFocus={() => setIsNear(true)}
        onChange={(engine) => onPut({ engine })}
      />
      {input('from', 'Desde qué año', 'Desde', 4, true)}
      {input('to', 'Hasta qué año', 'Hasta', 4, true)}
      {input('position', 'Posición', 'Posición', maxPartText)}
      {input('notes', 'Notas', 'Notas', maxAttributeText)}
    </PartRow>
  );
}
