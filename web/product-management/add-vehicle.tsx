import { useState } from 'react';
import type { Vehicle, VehicleBrand, VehicleBrandSegment } from '#core/segments/vehicle.ts';
import type { VehicleId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { Field } from '#web/ui/field.tsx';

interface SegmentOfBrands {
  readonly name: string;
  readonly brands: readonly VehicleBrand[];
}

/** A maker of cars and of trucks has models of its own in each segment. */
const bySegment = (
  brands: readonly VehicleBrand[],
  segments: readonly VehicleBrandSegment[],
): readonly SegmentOfBrands[] =>
  [...segments, { id: null, name: 'Sin rubro' }]
    .map(({ id, name }) => ({ name, brands: brands.filter((brand) => brand.vehicleBrandSegmentId === id) }))
    .filter((segment) => segment.brands.length > 0);

/** A vehicle that the product fits, by its brand and model. */
export function AddVehicle({ onAdd }: { readonly onAdd: (id: VehicleId, name: string) => void }) {
  const { catalogue } = useServices();
  const [brandId, setBrandId] = useState('');
  const brands = useServiceQuery(catalogue.vehicleBrands);
  const segments = useServiceQuery(catalogue.segments);
  const brand = brands.answer?.find(({ id }) => id === brandId);
  const models = useServiceQuery(catalogue.modelsOf, brand?.id ?? null);
  const known: readonly Vehicle[] = models.answer ?? [];
  return (
    <div className="product-fields">
      <Field label="Agregar un vehículo" hint="Primero la marca">
        {(ties) => (
          <select {...ties} value={brandId} onChange={({ target }) => setBrandId(target.value)}>
            <option value="">Elegí la marca</option>
            {bySegment(brands.answer ?? [], segments.answer ?? []).map((segment) => (
              <optgroup key={segment.name} label={segment.name}>
                {segment.brands.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Field label="Modelo" hint="Al elegirlo se agrega">
        {(ties) => (
          <select
            {...ties}
            value=""
            disabled={known.length === 0}
            onChange={({ target }) => {
              const model = known.find(({ id }) => id === target.value);
              if (model !== undefined) onAdd(model.id, `${brand?.name} ${model.name}`);
            }}
          >
            <option value="">Elegí el modelo</option>
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ChoicesFailed of={[brands, segments, models]} lacking="los vehículos" />
    </div>
  );
}
