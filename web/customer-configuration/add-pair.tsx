import { useState } from 'react';
import { surchargeKey } from '#core/configuration/surcharge.ts';
import { SingleChoice } from '#web/parts/single-choice.tsx';
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
  const [brand, chooseBrand] = useState<string | null>(null);
  const [family, chooseFamily] = useState<string | null>(null);
  const chosenBrand = brands.find((each) => surchargeKey(each) === brand);
  const chosenFamily = families.find((each) => surchargeKey(each) === family);
  const isWhole = chosenBrand !== undefined && chosenFamily !== undefined;
  const add = () => {
    if (!isWhole) return;
    onAdd(chosenBrand, chosenFamily);
    chooseBrand(null);
    chooseFamily(null);
  };
  return (
    <div className="sur-add">
      <SingleChoice
        label="Marca"
        none="Elegí la marca"
        options={optionsOf(brands)}
        chosen={brand}
        onChoose={chooseBrand}
      />
      <SingleChoice
        label="Familia"
        none="Elegí la familia"
        options={optionsOf(families)}
        chosen={family}
        onChoose={chooseFamily}
      />
      <button type="button" className="btn" disabled={!isWhole} onClick={add}>
        Agregar recargo
      </button>
    </div>
  );
}
