import { addressPartTexts } from '#adapters/texts/customer-management.es.ts';
import { maxOtherAddresses, type OtherAddress, otherAddressLengths } from '#core/customers/delivery-address.ts';
import type { TypedCustomer } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';

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
  const problemAt = (place: number, field: keyof OtherAddress) => form.problemOf(`otherAddresses.${place}.${field}`);
  return (
    <FieldRows
      label="Otras direcciones"
      className="customer-addresses"
      rows={form.values.otherAddresses}
      full={fullText(form.values.otherAddresses.length, maxOtherAddresses)}
      add={{ label: 'Agregar otra dirección', blank }}
      nameOf={(_, place) => `la dirección ${place + 2}`}
      problemsOf={(place) => fields.map((field) => problemAt(place, field))}
      onChange={(otherAddresses) => form.change({ otherAddresses })}
      fields={({ row, place, noteId, put }) =>
        fields.map((field) => (
          <input
            key={field}
            type="text"
            className={field}
            aria-label={`${addressPartTexts[field]} de la dirección ${place + 2}`}
            aria-invalid={problemAt(place, field) !== null}
            aria-describedby={noteId}
            placeholder={hints[field]}
            list={field === 'province' ? 'customer-provinces' : undefined}
            maxLength={otherAddressLengths[field]}
            autoComplete="off"
            value={row[field]}
            onChange={(event) => put({ [field]: event.target.value })}
            onBlur={() => form.leave(`otherAddresses.${place}.${field}`)}
          />
        ))
      }
    />
  );
}
