import type { ReactNode } from 'react';
import { saleTexts } from '#adapters/texts/product-management.es.ts';
import { stockTexts } from '#adapters/texts/stock.es.ts';
import type { ProductChoices } from '#core/catalogue/management/managed-product.ts';
import { productTextLengths } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import { saleStates } from '#core/catalogue/products/sale-state.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { ApplicationRows } from './application-rows.tsx';
import { AttributeRows } from './attribute-rows.tsx';
import { EquivalenceRows } from './equivalence-rows.tsx';
import { RelationRows } from './relation-rows.tsx';
import { typeOptions } from './type-options.ts';

interface ProductFieldsProps {
  readonly form: RuleForm<TypedProduct>;
  readonly choices: ProductChoices;
  /** Null for a new one. */
  readonly own: ProductId | null;
}

interface InputProps {
  readonly form: RuleForm<TypedProduct>;
  readonly name: keyof typeof productTextLengths | 'multiple' | 'purchaseCost' | `prices.${number}.price`;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly isAmount?: true;
}

function Input({ form, name, label, hint = '', className = '', isAmount }: InputProps) {
  const max = name in productTextLengths ? productTextLengths[name as keyof typeof productTextLengths] : 30;
  return (
    <FormField form={form} name={name} label={label} hint={hint} className={className}>
      {(control) => (
        <input
          {...control}
          className={
            isAmount || name === 'code' || name === 'internalCode' || name === 'storageLocation' ? 'mono' : undefined
          }
          inputMode={isAmount && 'decimal'}
          maxLength={max}
          autoComplete="off"
          spellCheck={name === 'description'}
        />
      )}
    </FormField>
  );
}

interface SelectProps {
  readonly form: RuleForm<TypedProduct>;
  readonly name: 'brandId' | 'typeId' | 'iva' | 'stockState' | 'sale';
  readonly label: string;
  readonly none?: string;
  readonly hint?: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

function Select({ form, name, label, none, hint = '', options }: SelectProps) {
  return (
    <FormField form={form} name={name} label={label} hint={hint}>
      {(control) => (
        <select {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="product-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const ivas = [
  { id: '21', name: '21 %' },
  { id: '10,5', name: '10,5 %' },
];

/** The details of a product, for a new one and for a change. */
export function ProductFields({ form, choices, own }: ProductFieldsProps) {
  const listName = (id: string): string => choices.priceLists.find((list) => list.id === id)?.name ?? id;
  return (
    <>
      <Part title="Qué es">
        <div className="product-fields">
          <Select form={form} name="brandId" label="Marca" none="Elegí la marca" options={choices.brands} />
          <Input form={form} name="code" label="Código" hint="Como viene de la marca, con sus ceros" />
          <Input form={form} name="internalCode" label="Código interno" hint="Como lo llamás vos" />
          <Select
            form={form}
            name="typeId"
            label="Familia"
            none="Elegí la familia"
            options={typeOptions(choices.types)}
          />
          <Input form={form} name="description" label="Descripción" className="wide" />
          <Input form={form} name="storageLocation" label="Ubicación" hint="Dónde está en el depósito: A-03-2" />
          <Input form={form} name="position" label="Posición" className="wide" hint="Delantero izquierdo, lado caja…" />
        </div>
      </Part>
      <Part title="Cómo se vende">
        <div className="product-fields">
          <Select
            form={form}
            name="sale"
            label="Venta"
            options={saleStates.map((sale) => ({ id: sale, name: saleTexts[sale] }))}
          />
          <Select
            form={form}
            name="stockState"
            label="Stock"
            hint="Hasta que una lista diga cuántos hay"
            options={stockStates.map((state) => ({ id: state, name: stockTexts[state] }))}
          />
          <Input form={form} name="multiple" label="Múltiplo" isAmount hint="Se pide de a tantos" />
          <Select form={form} name="iva" label="IVA" options={ivas} />
        </div>
      </Part>
      <Part title="Precios">
        <div className="product-fields">
          {form.values.prices.map(({ priceListId }, place) => (
            <Input
              key={priceListId}
              form={form}
              name={`prices.${place}.price`}
              label={listName(priceListId)}
              hint="Vacío: sin precio"
              isAmount
            />
          ))}
          <Input form={form} name="purchaseCost" label="Costo de compra" hint="Lo ve sólo la gestión" isAmount />
        </div>
      </Part>
      <Part title="Equivalencias">
        <EquivalenceRows form={form} />
      </Part>
      <Part title="Aplicaciones">
        <ApplicationRows form={form} />
      </Part>
      <Part title="Reemplazos, complementos y kits">
        <RelationRows form={form} own={own} />
      </Part>
      <Part title="Ficha técnica">
        <AttributeRows form={form} />
      </Part>
    </>
  );
}
