import { brandsOf, choosingBrand, choosingSegment, type Fleet, modelsOf } from '#core/segments/vehicle-choice.ts';
import { asId } from '#core/shared/ids.ts';
import { MultiSelect, type Option } from '#web/ui/multi-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { VehicleState } from './vehicle-url.ts';

interface VehicleSelectorsProps {
  readonly fleet: Fleet;
  readonly state: VehicleState;
  readonly families: readonly Option[];
  readonly engines: readonly string[];
  readonly onChange: (state: VehicleState) => void;
}

/** The cascade: each choice fills what depends on it, and forgets what no longer fits. */
export function VehicleSelectors({ fleet, state, families, engines, onChange }: VehicleSelectorsProps) {
  const { segmentId, brandId, vehicleId, typeIds, withHidden } = state;
  const fresh = { typeIds, engines: [], withHidden };
  return (
    <form className="finder five" aria-label="Vehículo" onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        label="Segmento"
        none={segmentId === null ? 'Elegí un segmento' : undefined}
        options={fleet.segments}
        chosen={segmentId}
        onChoose={(id) =>
          onChange({ ...choosingSegment(fleet, id === null ? null : asId<'segment'>(id)), ...fresh, typeIds: [] })
        }
      />
      <RadioGroup
        label="Vehículo"
        none={brandId === null ? '—' : undefined}
        options={brandsOf(fleet, segmentId)}
        chosen={brandId}
        onChoose={(id) =>
          onChange({
            ...choosingBrand(fleet, { segmentId, brandId: id === null ? null : asId<'vehicle-brand'>(id) }),
            ...fresh,
          })
        }
      />
      <RadioGroup
        label="Modelo"
        none={vehicleId === null ? '—' : undefined}
        options={modelsOf(fleet, brandId)}
        chosen={vehicleId}
        onChoose={(id) => onChange({ ...state, ...fresh, vehicleId: id === null ? null : asId<'vehicle'>(id) })}
      />
      <MultiSelect
        label="Familias"
        any="Todas"
        options={families}
        chosen={typeIds}
        onChoose={(ids) => onChange({ ...state, typeIds: ids.map((id) => asId<'product-type'>(id)) })}
      />
      <MultiSelect
        label="Motores"
        any="Todos"
        options={engines.map((engine) => ({ id: engine, name: engine }))}
        chosen={state.engines}
        onChoose={(chosen) => onChange({ ...state, engines: chosen })}
      />
    </form>
  );
}
