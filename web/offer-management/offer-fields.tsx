import type { ManagedOffer, OfferKind } from '#core/offers/management/managed-offer.ts';
import { maxOfferText, maxOfferTitle } from '#core/offers/management/offer-flaws.ts';
import type { TypedOffer } from '#core/offers/management/typed-offer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { OfferRowsField } from './offer-rows-field.tsx';
import { OfferScopeFields } from './offer-scope-fields.tsx';

interface OfferFieldsProps {
  readonly kind: OfferKind;
  readonly form: RuleForm<TypedOffer>;
  /** The stored offer, so that a family that the catalogue no longer shows keeps its name. */
  readonly named: ManagedOffer | null;
}

type PartProps = Pick<OfferFieldsProps, 'form'>;

/** The fields of a kind: of what, what it gives, and on which days. */
export function OfferFields({ kind, form, named }: OfferFieldsProps) {
  return (
    <div className="case-fields">
      {kind === 'lot' && <LotFields form={form} />}
      {kind === 'value-quantity' ? (
        <OfferScopeFields form={form} named={named} />
      ) : (
        <OfferRowsField form={form} isMany={kind === 'lot'} />
      )}
      {(kind === 'row' || kind === 'promotion') && <PercentageField form={form} />}
      {kind === 'row' && <RowFields form={form} />}
      {kind === 'value-quantity' && <MuchFields form={form} />}
      <FormField form={form} name="from" label="Desde el día" hint="Sin fecha, desde ahora">
        {(control) => <input {...control} type="date" />}
      </FormField>
      <FormField form={form} name="until" label="Hasta el día" hint="Ese día inclusive; sin fecha, hasta que se retire">
        {(control) => <input {...control} type="date" />}
      </FormField>
    </div>
  );
}

function PercentageField({ form }: PartProps) {
  return (
    <FormField form={form} name="percentage" label="Descuento, en %" hint="Sobre el costo de cada cliente">
      {(control) => <input {...control} inputMode="decimal" autoComplete="off" placeholder="10" maxLength={12} />}
    </FormField>
  );
}

function RowFields({ form }: PartProps) {
  const { multiplesOnly } = form.values;
  return (
    <>
      <FormField form={form} name="minQuantity" label="Desde cuántas unidades">
        {(control) => <input {...control} inputMode="numeric" autoComplete="off" placeholder="12" maxLength={9} />}
      </FormField>
      <CheckBox
        className="case-wide"
        label="Se pide por múltiplos de esa cantidad"
        isChecked={multiplesOnly}
        onChange={(isChecked) => form.change({ multiplesOnly: isChecked })}
      />
      <div className="case-wide">
        <FormField form={form} name="text" label="Nota" hint="La ve el cliente junto a la oferta">
          {(control) => (
            <input {...control} autoComplete="off" maxLength={maxOfferText} placeholder="Por caja cerrada" />
          )}
        </FormField>
      </div>
    </>
  );
}

function LotFields({ form }: PartProps) {
  return (
    <>
      <FormField form={form} name="title" label="Nombre">
        {(control) => (
          <input {...control} autoComplete="off" maxLength={maxOfferTitle} placeholder="Kit de distribución" />
        )}
      </FormField>
      <FormField form={form} name="price" label="Precio, en $" hint="El mismo para todos los clientes">
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" placeholder="25.000" maxLength={20} />}
      </FormField>
      <div className="case-wide">
        <FormField form={form} name="text" label="Regalo" hint="Sin regalo, dejalo vacío">
          {(control) => (
            <input {...control} autoComplete="off" maxLength={maxOfferText} placeholder="Un par de guantes" />
          )}
        </FormField>
      </div>
    </>
  );
}

function MuchFields({ form }: PartProps) {
  const { minBy, gain } = form.values;
  return (
    <>
      <FormField form={form} name="minBy" label="Vale desde">
        {(control) => (
          <select {...control}>
            <option value="quantity">una cantidad de unidades</option>
            <option value="value">un monto</option>
          </select>
        )}
      </FormField>
      {minBy === 'quantity' ? (
        <FormField form={form} name="minQuantity" label="Cuántas unidades">
          {(control) => <input {...control} inputMode="numeric" autoComplete="off" placeholder="50" maxLength={9} />}
        </FormField>
      ) : (
        <FormField form={form} name="minValue" label="Qué monto, en $">
          {(control) => (
            <input {...control} inputMode="decimal" autoComplete="off" placeholder="400.000" maxLength={20} />
          )}
        </FormField>
      )}
      <FormField form={form} name="gain" label="Da">
        {(control) => (
          <select {...control}>
            <option value="discount">un descuento</option>
            <option value="gift">un regalo</option>
          </select>
        )}
      </FormField>
      {gain === 'discount' ? (
        <FormField form={form} name="percentage" label="Descuento, en %" hint="Sobre esos artículos">
          {(control) => <input {...control} inputMode="decimal" autoComplete="off" placeholder="5" maxLength={12} />}
        </FormField>
      ) : (
        <FormField form={form} name="text" label="Regalo">
          {(control) => (
            <input {...control} autoComplete="off" maxLength={maxOfferText} placeholder="Un par de guantes" />
          )}
        </FormField>
      )}
    </>
  );
}
