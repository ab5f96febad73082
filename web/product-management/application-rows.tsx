import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { maxAttributeText, maxParts, maxPartText } from '#core/catalogue/management/product-flaws.ts';
import type { TypedApplication, TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { VehicleId } from '#core/shared/ids.ts';
import { useRowFocus } from '#web/hooks/row-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { type FieldRow, FieldRows, fullText } from '#web/ui/field-rows.tsx';
import { AddVehicle } from './add-vehicle.tsx';
import { PartInput } from './part-input.tsx';

/** Rows that are drawn before somebody asks for more: some parts fit hundreds of vehicles. */
const atOnce = 40;
const fields = ['engine', 'position', 'notes', 'from', 'to'] as const;

/** The vehicles that the product fits; the newest first, the others as they are listed. */
export function ApplicationRows({ form }: { readonly form: RuleForm<TypedProduct> }) {
  const [asked, setAsked] = useState(atOnce);
  const focus = useRowFocus();
  const { applications } = form.values;
  // A wrong row is never hidden.
  const wrong = applications.findLastIndex((_, place) =>
    fields.some((field) => form.problemOf(`applications.${place}.${field}`) !== null),
  );
  const shown = Math.max(asked, wrong + 1);
  const add = (vehicleId: VehicleId, name: string) => {
    const row = { vehicleId, name, engine: '', position: '', notes: '', from: '', to: '' };
    focus.added('first');
    form.change((before) => ({ ...before, applications: [row, ...before.applications] }));
  };
  return (
    <>
      <FieldRows
        label="Aplicaciones"
        className="part-rows vehicles"
        rows={applications.slice(0, shown)}
        focus={focus}
        full={fullText(applications.length, maxParts.applications)}
        nameOf={({ name }) => name}
        problemsOf={(place) => fields.map((field) => form.problemOf(`applications.${place}.${field}`))}
        onChange={(rows) => form.change({ applications: [...rows, ...applications.slice(shown)] })}
        fields={(row) => <ApplicationFields form={form} {...row} />}
        addsAbove
      >
        <AddVehicle onAdd={add} />
      </FieldRows>
      {applications.length > shown && (
        <button type="button" className="btn" onClick={() => setAsked(shown + atOnce)}>
          Mostrar más: quedan {formatCount(applications.length - shown)}
        </button>
      )}
    </>
  );
}

interface ApplicationFieldsProps extends FieldRow<TypedApplication> {
  readonly form: RuleForm<TypedProduct>;
}

function ApplicationFields({ form, row, place, noteId, put }: ApplicationFieldsProps) {
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
      noteId={noteId}
      label={`${label} de ${row.name}, ${place + 1}`}
      placeholder={placeholder}
      max={max}
      value={row[field]}
      onChange={(value) => put({ [field]: value })}
      {...(isNumber && { isNumber })}
    />
  );
  return (
    <>
      <span className="part-name">{row.name}</span>
      <PartInput
        form={form}
        field={`${at}.engine`}
        noteId={noteId}
        label={`Motor de ${row.name}, ${place + 1}`}
        placeholder="Motor"
        max={maxPartText}
        list={[...new Set(engines.answer)]}
        value={row.engine}
        onFocus={() => setIsNear(true)}
        onChange={(engine) => put({ engine })}
      />
      {input('from', 'Desde qué año', 'Desde', 4, true)}
      {input('to', 'Hasta qué año', 'Hasta', 4, true)}
      {input('position', 'Posición', 'Posición', maxPartText)}
      {input('notes', 'Notas', 'Notas', maxAttributeText)}
    </>
  );
}
