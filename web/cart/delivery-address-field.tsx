import { addressText, type DeliveryAddress, deliveryAddressNamed } from '#core/customers/delivery-address.ts';
import { Field } from '#web/ui/field.tsx';

interface DeliveryAddressFieldProps {
  readonly addresses: readonly DeliveryAddress[];
  /** The name of one; empty for the main one. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const optionText = (address: DeliveryAddress): string =>
  [address.name === '' ? 'Dirección principal' : address.name, addressText(address)]
    .filter((part) => part !== '')
    .join(' · ');

/** Where the order goes, of a company that takes deliveries at several addresses. */
export function DeliveryAddressField({ addresses, value, onChange }: DeliveryAddressFieldProps) {
  const chosen = deliveryAddressNamed(addresses, value);
  return (
    <Field
      label="Va a"
      live="alert"
      problem={chosen === null ? 'La dirección que habías elegido ya no está: elegí otra' : null}
      hint={chosen?.remark}
    >
      {(ties) => (
        <select {...ties} value={chosen?.name ?? value} onChange={(event) => onChange(event.target.value)}>
          {chosen === null && (
            <option value={value} disabled>
              Elegí una dirección
            </option>
          )}
          {addresses.map((address) => (
            <option key={address.name} value={address.name}>
              {optionText(address)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
