import { useState } from 'react';
import { surchargeKey } from '#core/configuration/surcharge.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { SurchargeField } from './surcharge-form.ts';

interface AddPairProps {
  readonly brands: readonly SurchargeField[];
  readonly families: readonly SurchargeField[];
  readonly onAdd: (brand: SurchargeField, family: SurchargeField) => void;
}

const optionsOf = (fields: readonly SurchargeField[]) =>
  fields.map((field) => ({ id: surchargeKey(field), name: field.indented ? `\u2003${field.text}` : field.text }));

/** A margin for a brand within a family: the field for it comes below. */
export function AddPair({ brands, families, onAdd }: AddPairProps) {
  const [brand, setBrand] = useState<string | null>(null);
  const [family, setFamily] = useState<string | null>(null);
  const chosenBrand = brands.find((each) => surchargeKey(each) === brand);
  const chosenFamily = families.find((each) => surchargeKey(each) === family);
  const isWhole = chosenBrand !== undefined && chosenFamily !== undefined;
  const add = () => {
    if (!isWhole) return;
    onAdd(chosenBrand, chosenFamily);
    setBrand(null);
    setFamily(null);
  };
  return (
    <div className="sur-add">
      <RadioGroup label="Marca" none="Elegí la marca" options={optionsOf(brands)} chosen={brand} onChoose={setBrand} />
      <RadioGroup
        label="Familia"
        none="Elegí la familia"
        options={optionsOf(families)}
        chosen={family}
        onChoose={setFamily}
      />
      <button type="button" className="btn" disabled={!isWhole} onClick={add}>
        Agregar recargo
      </button>
    </div>
  );
}
