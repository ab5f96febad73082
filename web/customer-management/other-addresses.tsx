import { maxOtherAddresses, type OtherAddress, otherAddressLengths } from '#core/customers/delivery-address.ts';
import type { TypedCustomer } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { ItemRows } from './item-rows.tsx';

const blank: OtherAddress = { name: '', address: '', town: '', province: '', postcode: '', remark: '' };

/** What each field of an address is called, in the order in which they are typed; `hint` stands in it while it is empty. */
const fields: readonly (readonly [field: keyof OtherAddress, label: string, hint: string])[] = [
  ['name', 'Nombre', 'Sucursal Centro'],
  ['address', 'Calle y número', 'Calle y número'],
  ['town', 'Localidad', 'Localidad'],
  ['province', 'Provincia', 'Provincia'],
  ['postcode', 'Código postal', 'CP'],
  ['remark', 'Nota para el reparto', 'Nota para el reparto'],
];

/** Where a customer takes deliveries beside its main address. */
export function OtherAddresses({ form }: { readonly form: RuleForm<TypedCustomer> }) {
  const saidOf = (place: number, field: keyof OtherAddress) => form.problemOf(`otherAddresses.${place}.${field}`);
  const firstSaid = (place: number) => {
    const wrong = fields.find(([field]) => saidOf(place, field) !== null);
    return wrong === undefined ? null : `${wrong[1]}: ${saidOf(place, wrong[0])}`;
  };
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
        fields.map(([field, label, hint]) => (
          <input
            key={field}
            type="text"
            className={field}
            aria-label={`${label} de la dirección ${place + 2}`}
            aria-invalid={saidOf(place, field) !== null}
            aria-describedby={saidId}
            placeholder={hint}
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
