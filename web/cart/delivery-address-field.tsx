import type { RefObject } from 'react';
import {
  addressText,
  type DeliveryAddress,
  deliveryAddressNamed,
  mainAddressName,
} from '#core/customers/delivery-address.ts';
import { Field } from '#web/ui/field.tsx';
import type { DeliveryAddresses } from './delivery-addresses.ts';

interface DeliveryAddressFieldProps {
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly addresses: DeliveryAddresses;
  /** An attempt was made to send the order without one. */
  readonly isMissing: boolean;
  readonly onChange: (name: string) => void;
}

const optionText = (address: DeliveryAddress): string =>
  [address.name === '' ? mainAddressName : address.name, addressText(address)]
    .filter((part) => part !== '')
    .join(' · ');

/** No address has this name: names are not blank. */
const none = ' ';

/** Where the order goes, of a company that takes deliveries at other addresses than its main one. */
export function DeliveryAddressField({ field, addresses, isMissing, onChange }: DeliveryAddressFieldProps) {
  const { known, name, isGone, hasFailed, retry } = addresses;
  const missing = isMissing ? 'Elegí a qué dirección va el pedido' : null;
  return (
    <Field
      label="Va a"
      isRequired
      live="alert"
      problem={isGone ? 'La dirección que habías elegido ya no está: elegí otra' : missing}
      hint={
        hasFailed ? (
          <span className="wrong">
            No se pudieron cargar tus direcciones.{' '}
            <button type="button" className="link" onClick={retry}>
              Reintentar
            </button>
          </span>
        ) : (
          name !== null && deliveryAddressNamed(known, name)?.remark
        )
      }
    >
      {(ties) => (
        <select
          {...ties}
          ref={field}
          required
          value={name ?? none}
          disabled={hasFailed}
          onChange={(event) => onChange(event.target.value)}
        >
          {name === null && (
            <option value={none} disabled>
              Elegí una dirección
            </option>
          )}
          {known.map((address) => (
            <option key={address.name} value={address.name}>
              {optionText(address)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
