import { addressChoice, type DeliveryAddress } from '#core/customers/delivery-address.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

export interface DeliveryAddresses {
  readonly known: readonly DeliveryAddress[];
  /** The name that the order sends; null where one has to be chosen first, or while they are not known. */
  readonly name: string | null;
  readonly isGone: boolean;
  /** Whether there is an address to choose, or a reason why there is none. */
  readonly isShown: boolean;
  readonly areUnknown: boolean;
  /** The call failed, and no addresses are known. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Where an order may go, and what the chosen name is among them (docs/rules/customers.md 15). */
export function useDeliveryAddresses(wanted: string): DeliveryAddresses {
  const { deliveryAddresses } = useServices();
  const { answer, failure, retry } = useServiceQuery(deliveryAddresses);
  if (answer === null) {
    const hasFailed = failure !== null;
    return { known: [], name: null, isGone: false, isShown: hasFailed, areUnknown: true, hasFailed, retry };
  }
  const { name, isGone, isAsked } = addressChoice(answer, wanted);
  return { known: answer, name, isGone, isShown: isAsked, areUnknown: false, hasFailed: false, retry };
}
