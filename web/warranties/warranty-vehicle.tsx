import type { VehicleBrand } from '#core/segments/vehicle.ts';
import { mostOfWarranty } from '#core/warranties/warranty-to-request.ts';
import { useDesks } from '#web/desks.ts';
import { useAsked } from '#web/parts/asked.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import type { WarrantyForm } from './use-warranty-draft.ts';
import { WarrantyField } from './warranty-field.tsx';

const alike = (name: string, typed: string): boolean => name.toLowerCase() === typed.trim().toLowerCase();

const namesOf = (named: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(named.map(({ name }) => name)),
];

/** The vehicle: the lists help, and what they don't have is typed. */
export function WarrantyVehicle({ form }: { readonly form: WarrantyForm }) {
  const { warranting } = useDesks();
  const { vehicleBrand, vehicle } = form.draft;
  const { answer: brands } = useWatchedAnswer(warranting.brands);
  const brand = brands?.find((each: VehicleBrand) => alike(each.name, vehicleBrand));
  const models = useAsked(warranting.models, brand?.id ?? null);
  const known = models.isCurrent ? (models.answer ?? []) : [];
  const model = known.find(({ name }) => alike(name, vehicle));
  const engines = useAsked(warranting.engines, model?.id ?? null);
  return (
    <fieldset className="case-part">
      <legend>Vehículo</legend>
      <div className="case-fields">
        <WarrantyField
          form={form}
          field="vehicleBrand"
          label="Marca del vehículo"
          known={namesOf(brands ?? [])}
          most={mostOfWarranty.vehicleBrand}
        />
        <WarrantyField
          form={form}
          field="vehicle"
          label="Modelo"
          known={namesOf(known)}
          most={mostOfWarranty.vehicle}
        />
        <WarrantyField
          form={form}
          field="engine"
          label="Motor"
          hint="Si lo sabés"
          known={engines.isCurrent ? [...new Set(engines.answer)] : []}
          most={mostOfWarranty.engine}
        />
        <WarrantyField form={form} field="year" label="Año" isNumber most={4} />
        <WarrantyField form={form} field="vehicleId" label="Patente" placeholder="AB123CD" isMono most={12} />
      </div>
    </fieldset>
  );
}
