import type { ReactNode } from 'react';
import { provinces } from '#adapters/texts/customer-management.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { discountCount, textLengths } from '#core/customers/customer-details.ts';
import { knownStates } from '#core/customers/customer-state.ts';
import type { CustomerChoices } from '#core/customers/managed-customer.ts';
import { type TypedCustomer, withCode } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { DiscountItems } from './discount-items.tsx';
import { OtherAddresses } from './other-addresses.tsx';
import { OtherEmails } from './other-emails.tsx';

interface CustomerFieldsProps {
  readonly form: RuleForm<TypedCustomer>;
  readonly choices: CustomerChoices;
  readonly isNew: boolean;
}

interface TextFieldProps {
  readonly form: RuleForm<TypedCustomer>;
  readonly name: keyof typeof textLengths | 'cuit' | 'creditLimit' | 'adminLogin' | 'userLogin';
  readonly label: string;
  readonly hint?: string;
  readonly mono?: true;
  readonly list?: string;
  readonly className?: string;
}

function TextField({ form, name, label, hint = '', mono, list, className = '' }: TextFieldProps) {
  const maxLength = name in textLengths ? textLengths[name as keyof typeof textLengths] : 60;
  return (
    <FormField form={form} name={name} label={label} hint={hint} className={className}>
      {(control) => (
        <input
          {...control}
          className={mono && 'mono'}
          list={list}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize={mono ? 'none' : undefined}
          spellCheck={false}
          onChange={async (event) => {
            // Logins that nobody wrote follow the code.
            if (name === 'code') form.change((before) => withCode(before, event.target.value));
            else await control.onChange(event);
          }}
        />
      )}
    </FormField>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="customer-part">
      <legend>{title}</legend>
      <div className="customer-fields">{children}</div>
    </fieldset>
  );
}

const discounts = Array.from({ length: discountCount }, (_, place) => place);

/** The fields of a customer, for a new one and for one that is changed. */
export function CustomerFields({ form, choices, isNew }: CustomerFieldsProps) {
  const { sellers, priceLists, zones } = choices;
  const { sellerId, state } = form.values;
  const states = [...new Set([...knownStates, state])].filter((each) => each !== '');
  const chooseZone = (zone: string) => {
    const email = zones.find(({ name }) => name === zone)?.email ?? '';
    form.change((before) => ({ ...before, zone, zoneEmail: email === '' ? before.zoneEmail : email }));
  };
  return (
    <>
      <Part title="Quién es">
        <TextField form={form} name="code" label="Código" mono hint="Como lo llamás vos: C-101" />
        <TextField form={form} name="cuit" label="CUIT" mono hint="Vacío si compra como consumidor final" />
        <TextField form={form} name="name" label="Razón social" className="wide" />
        <TextField form={form} name="fantasyName" label="Nombre de fantasía" className="wide" />
        <TextField form={form} name="phone" label="Teléfono" className="wide" />
        <TextField form={form} name="email" label="E-mail" className="wide" hint="Le llegan sus pedidos y reclamos" />
        <div className="wide">
          <OtherEmails form={form} />
        </div>
      </Part>
      <Part title="Dónde está">
        <TextField form={form} name="address" label="Dirección" className="wide" />
        <TextField form={form} name="town" label="Localidad" />
        <TextField form={form} name="province" label="Provincia" list="customer-provinces" />
        <TextField form={form} name="postcode" label="Código postal" />
        <FormField form={form} name="zone" label="Zona" hint="Su WhatsApp sale de la configuración">
          {(control) => (
            <input
              {...control}
              list="customer-zones"
              maxLength={textLengths.zone}
              autoComplete="off"
              onChange={(event) => chooseZone(event.target.value)}
            />
          )}
        </FormField>
        <TextField form={form} name="zoneEmail" label="E-mail de la zona" className="wide" />
        <div className="wide">
          <OtherAddresses form={form} />
        </div>
        <datalist id="customer-provinces">
          {provinces.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <datalist id="customer-zones">
          {zones.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Part>
      <Part title="Cómo compra">
        <FormField form={form} name="priceListId" label="Lista de precios">
          {(control) => (
            <select {...control}>
              <option value="">Elegí una lista</option>
              {priceLists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField form={form} name="sellerId" label="Vendedor">
          {(control) => (
            <select {...control}>
              <option value="">Sin vendedor</option>
              {sellers
                .filter(({ id, isInactive }) => !isInactive || id === sellerId)
                .map(({ id, name, isInactive }) => (
                  <option key={id} value={id}>
                    {isInactive ? `${name} (inactivo)` : name}
                  </option>
                ))}
            </select>
          )}
        </FormField>
        <FormField form={form} name="state" label="Estado" hint="Bloqueado mira y no pide; Inactivo no ingresa">
          {(control) => (
            <select {...control}>
              {states.map((each) => (
                <option key={each} value={each}>
                  {customerStateText(each)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <TextField form={form} name="creditLimit" label="Límite de crédito" mono hint="En pesos; informa, no frena" />
        <CheckBox
          className="wide"
          label="Ve las ofertas y compra con ellas"
          isChecked={form.values.allowOffers}
          onChange={(allowOffers) => form.change({ allowOffers })}
        />
      </Part>
      <fieldset className="customer-part">
        <legend>Bonificaciones</legend>
        <p className="muted">Una sobre lo que deja la anterior: 10 y 5 dejan 85,50 de 100.</p>
        <div className="customer-discounts">
          {discounts.map((place) => (
            <FormField key={place} form={form} name={`discounts.${place}`} label={`${place + 1}ª %`}>
              {(control) => (
                <input {...control} className="mono" inputMode="decimal" maxLength={6} autoComplete="off" />
              )}
            </FormField>
          ))}
        </div>
        <DiscountItems form={form} choices={choices} />
      </fieldset>
      <Part title="Usuarios para ingresar">
        <TextField form={form} name="adminLogin" label="Administrador" mono hint="Configura, reclama y pide" />
        <TextField form={form} name="userLogin" label="Usuario" mono hint="Busca y pide" />
        {isNew && <p className="muted wide">La contraseña se genera después de crearlo.</p>}
      </Part>
    </>
  );
}
