import type { DeliveryMethod, PublicFailure } from '#core/distributor/public.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

export interface DeliveryMethods {
  readonly known: readonly DeliveryMethod[];
  /** The methods are not known yet, or the call failed. */
  readonly areUnknown: boolean;
  /** The only one there is, where nobody chose; empty for none. */
  readonly chosen: string;
  /** The method that was chosen was taken out since. */
  readonly isGone: boolean;
  readonly failure: PublicFailure | null;
  readonly retry: () => void;
}

/** The ways that an order can travel, and whether the chosen one is still among them. */
export function useDeliveryMethods(chosen: string): DeliveryMethods {
  const { publicQueries } = useServices();
  const { answer, failure, retry } = useServiceQuery(publicQueries.deliveryMethods);
  const isGone = chosen !== '' && answer !== null && !answer.some(({ id }) => id === chosen);
  const [only, ...others] = answer ?? [];
  const isOnly = chosen === '' && only !== undefined && others.length === 0;
  return {
    known: answer ?? [],
    areUnknown: answer === null,
    chosen: isOnly ? only.id : chosen,
    isGone,
    failure,
    retry,
  };
}
