import type { VehicleBrand } from '#core/segments/vehicle.ts';
import { maxLengthsOfWarranty } from '#core/warranties/warranty-to-request.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import type { WarrantyForm } from './use-warranty-form.ts';
import { WarrantyField } from './warranty-field.tsx';

const alike = (name: string, typed: string): boolean => name.toLowerCase() === typed.trim().toLowerCase();

const namesOf = (named: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(named.map(({ name }) => name)),
];

/** The vehicle: the lists help, and what they don't have is typed. */
export function WarrantyVehicle({ form }: { readonly form: WarrantyForm }) {
  const { catalogue } = useServices();
  const { vehicleBrand, vehicle } = form.values;
  const brands = useServiceQuery(catalogue.vehicleBrands);
  const brand = brands.answer?.find((each: VehicleBrand) => alike(each.name, vehicleBrand));
  const models = useServiceQuery(catalogue.modelsOf, brand?.id ?? null);
  const known = models.answer ?? [];
  const model = known.find(({ name }) => alike(name, vehicle));
  const engines = useServiceQuery(catalogue.engines, model?.id ?? null);
  return (
    <fieldset className="case-part">
      <legend>Vehículo</legend>
      <div className="case-fields">
        <WarrantyField
          form={form}
          field="vehicleBrand"
          label="Marca del vehículo"
          known={namesOf(brands.answer ?? [])}
          maxLength={maxLengthsOfWarranty.vehicleBrand}
        />
        <WarrantyField
          form={form}
          field="vehicle"
          label="Modelo"
          known={namesOf(known)}
          maxLength={maxLengthsOfWarranty.vehicle}
        />
        <WarrantyField
          form={form}
          field="engine"
          label="Motor"
          hint="Si lo sabés"
          known={[...new Set(engines.answer)]}
          maxLength={maxLengthsOfWarranty.engine}
        />
        <WarrantyField form={form} field="year" label="Año" isNumber maxLength={4} />
        <WarrantyField form={form} field="vehicleId" label="Patente" placeholder="AB123CD" isMono maxLength={12} />
      </div>
      <ChoicesFailed of={[brands, models, engines]} lacking="los vehículos para elegir" />
    </fieldset>
  );
}
