import { addressPartTexts } from '#adapters/texts/customer-management.es.ts';
import { maxOtherAddresses, type OtherAddress, otherAddressLengths } from '#core/customers/delivery-address.ts';
import type { TypedCustomer } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { ItemRows } from './item-rows.tsx';

const blank: OtherAddress = { name: '', address: '', town: '', province: '', postcode: '', remark: '' };

/** In the order of the form. */
const fields: readonly (keyof OtherAddress)[] = ['name', 'address', 'town', 'province', 'postcode', 'remark'];

/** The hints of empty fields. */
const hints: Readonly<Record<keyof OtherAddress, string>> = {
  ...addressPartTexts,
  name: 'Sucursal Centro',
  postcode: 'CP',
};

/** Where a customer takes deliveries beside its main address. */
export function OtherAddresses({ form }: { readonly form: RuleForm<TypedCustomer> }) {
  const saidOf = (place: number, field: keyof OtherAddress) => form.problemOf(`otherAddresses.${place}.${field}`);
  const firstSaid = (place: number) =>
    fields.map((field) => saidOf(place, field)).find((problem) => problem !== null) ?? null;
  return (
    <ItemRows
      label="Otras direcciones"
      className="customer-addresses"
      items={form.values.otherAddresses}
      blank={blank}
      max={maxOtherAddresses}
      addLabel="Agregar otra dirección"
      removeLabel={(place) => `Quitar la dirección ${place + 2}`}
      said={firstSaid}
      onChange={(otherAddresses) => form.change({ otherAddresses })}
    >
      {({ item, place, saidId, put }) =>
        fields.map((field) => (
          <input
            key={field}
            type="text"
            className={field}
            aria-label={`${addressPartTexts[field]} de la dirección ${place + 2}`}
            aria-invalid={saidOf(place, field) !== null}
            aria-describedby={saidId}
            placeholder={hints[field]}
            list={field === 'province' ? 'customer-provinces' : undefined}
            maxLength={otherAddressLengths[field]}
            autoComplete="off"
            value={item[field]}
            onChange={(event) => put({ [field]: event.target.value })}
            onBlur={() => form.leave(`otherAddresses.${place}.${field}`)}
          />
        ))
      }
    </ItemRows>
  );
}
