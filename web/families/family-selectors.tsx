import { asId } from '#core/shared/ids.ts';
import { MultiSelect } from '#web/ui/multi-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { FamilyChoices } from './family-choices.ts';
import { everything, type FamilyState } from './family-url.ts';

interface FamilySelectorsProps {
  readonly choices: FamilyChoices;
  /** Null before anything was asked. */
  readonly state: FamilyState | null;
  readonly onChange: (state: FamilyState) => void;
}

/** The text of choosing all, where there is more than one. */
const all = (word: string, options: readonly unknown[]): string | undefined =>
  options.length === 1 ? undefined : word;

/** The value of the families' first entry, which an address writes as an empty f. */
const everyFamily = 'todas';

/** Family, subfamily and brand to choose, above their attributes. */
export function FamilySelectors({ choices, state, onChange }: FamilySelectorsProps) {
  const { families, subFamilies, segments, vehicleBrands, productBrands } = choices;
  const now = state ?? everything;
  const change = (changed: Partial<FamilyState>) => onChange({ ...now, ...changed, page: 1 });
  const familyOptions = families.length > 1 ? [{ id: everyFamily, name: 'Todas' }, ...families] : families;
  return (
    <>
      <RadioGroup
        label="Familias"
        none={state === null ? 'Elegí una familia' : undefined}
        options={familyOptions}
        chosen={state === null ? null : (now.typeId ?? everyFamily)}
        onChoose={(id) =>
          change({
            typeId: id === null || id === everyFamily ? null : asId<'product-type'>(id),
            subTypeId: null,
            properties: [],
          })
        }
      />
      <RadioGroup
        label="Subfamilias"
        none={all('Todas', subFamilies)}
        options={subFamilies}
        chosen={now.subTypeId}
        onChoose={(id) => change({ subTypeId: id === null ? null : asId<'product-type'>(id), properties: [] })}
      />
      <RadioGroup
        label="Segmentos"
        none={all('Todos', segments)}
        options={segments}
        chosen={now.vehicleBrandSegmentId}
        onChoose={(id) => change({ vehicleBrandSegmentId: id === null ? null : asId<'segment'>(id) })}
      />
      <MultiSelect
        label="Vehículos"
        any="Todos"
        options={vehicleBrands}
        chosen={now.vehicleBrandIds}
        onChoose={(ids) => change({ vehicleBrandIds: ids.map((id) => asId<'vehicle-brand'>(id)) })}
      />
      <MultiSelect
        label="Marcas"
        any="Todas"
        options={productBrands}
        chosen={now.productBrandIds}
        onChoose={(ids) => change({ productBrandIds: ids.map((id) => asId<'product-brand'>(id)) })}
      />
    </>
  );
}
