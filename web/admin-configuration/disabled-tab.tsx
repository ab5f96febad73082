import { useRef, useState } from 'react';
import type { DisabledPair, SwitchedBrand, SwitchedType } from '#core/configuration/shop-configuration.ts';
import { folded } from '#core/shared/folded.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import type { TypedRows } from './rows-editor.tsx';
import { SectionFrame } from './section-frame.tsx';
import { type OpenSection, type SectionForm, useSection } from './use-section.ts';

type Switched = SwitchedBrand | SwitchedType;

const brandsForm: SectionForm<'productBrand', TypedRows<SwitchedBrand>> = {
  section: 'productBrand',
  title: 'Marcas',
  write: (rows) => ({ rows }),
  read: ({ rows }) => rows,
};

const typesForm: SectionForm<'productType', TypedRows<SwitchedType>> = {
  section: 'productType',
  title: 'Familias',
  write: (rows) => ({ rows }),
  read: ({ rows }) => rows,
};

const pairsForm: SectionForm<'productBrandTypesDisabled', TypedRows<DisabledPair>> = {
  section: 'productBrandTypesDisabled',
  title: 'Marcas y familias',
  write: (rows) => ({ rows }),
  read: ({ rows }) => rows,
};

interface SwitchesProps<Item extends Switched> {
  readonly section: OpenSection<TypedRows<Item>>;
  readonly wanted: string;
}

/** A ticked brand, family or pair is switched off. */
function Switches<Item extends Switched>({ section: { title, form, isUnsaved }, wanted }: SwitchesProps<Item>) {
  const { rows } = form.values;
  const shown = rows.filter(({ name }) => folded(name).includes(folded(wanted)));
  const off = rows.filter(({ disabled }) => disabled).length;
  return (
    <SectionFrame
      title={title}
      isUnsaved={isUnsaved}
      hint={off === 0 ? 'Todas habilitadas.' : `${off} ${off === 1 ? 'deshabilitada' : 'deshabilitadas'}.`}
    >
      <div className="switches">
        {shown.map((item) => (
          <CheckBox
            key={item.id}
            className={'indented' in item && item.indented ? 'indented' : ''}
            label={item.name}
            isChecked={item.disabled}
            onChange={(disabled) =>
              form.change((before) => ({
                rows: before.rows.map((each) => (each.id === item.id ? { ...each, disabled } : each)),
              }))
            }
          />
        ))}
        {shown.length === 0 && <p className="muted">Nada coincide</p>}
      </div>
    </SectionFrame>
  );
}

/** The tab of brands and families that are switched off. */
export function DisabledTab() {
  const brands = useSection(brandsForm);
  const types = useSection(typesForm);
  const pairs = useSection(pairsForm);
  const [wanted, setWanted] = useState('');
  const [brandId, setBrandId] = useState<string | null>(null);
  const [typeId, setTypeId] = useState<string | null>(null);
  const brand = brands.form.values.rows.find(({ id }) => id === brandId);
  const type = types.form.values.rows.find(({ id }) => id === typeId);
  const list = useRef<HTMLUListElement>(null);
  const goes = useNextAfterRemoval(list, 'button');
  const add = () => {
    if (brand === undefined || type === undefined) return;
    const pair: DisabledPair = {
      productBrandId: brand.id,
      productBrandName: brand.name,
      productTypeId: type.id,
      productTypeName: type.name,
    };
    const isSame = (each: DisabledPair) =>
      each.productBrandId === pair.productBrandId && each.productTypeId === pair.productTypeId;
    pairs.form.change(({ rows }) => ({ rows: rows.some(isSame) ? rows : [...rows, pair] }));
    setBrandId(null);
    setTypeId(null);
  };
  return (
    <>
      <div className="switch-head">
        <p className="muted">
          Lo que tildás deja de existir para clientes y vendedores en el momento: no se encuentra ni se pide. Los
          administradores lo ven marcado.
        </p>
        <SearchInput
          label="Filtrar marcas y familias"
          placeholder="Marca o familia"
          value={wanted}
          onChange={setWanted}
        />
      </div>
      <Switches section={brands} wanted={wanted} />
      <Switches section={types} wanted={wanted} />
      <SectionFrame
        title={pairs.title}
        isUnsaved={pairs.isUnsaved}
        hint="Una marca deshabilitada sólo dentro de una familia."
      >
        <div className="sur-add">
          <FilterSelect
            label="Marca"
            none="Elegí la marca"
            options={brands.form.values.rows}
            chosen={brandId}
            onChoose={setBrandId}
          />
          <FilterSelect
            label="Familia"
            none="Elegí la familia"
            options={types.form.values.rows}
            chosen={typeId}
            onChoose={setTypeId}
          />
          <button type="button" className="btn" disabled={brand === undefined || type === undefined} onClick={add}>
            Deshabilitar
          </button>
        </div>
        <ul ref={list} className="pair-list">
          {pairs.form.values.rows.map((pair) => {
            const name = `${pair.productBrandName} en ${pair.productTypeName}`;
            return (
              <li key={name}>
                {name}
                <button
                  type="button"
                  className="link"
                  onClick={({ currentTarget }) => {
                    goes(currentTarget);
                    pairs.form.change(({ rows }) => ({ rows: rows.filter((each) => each !== pair) }));
                  }}
                >
                  Habilitar<span className="only-read"> {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </SectionFrame>
    </>
  );
}
