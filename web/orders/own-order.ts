import type { Caller } from '#core/access/caller.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { RemoteOrderService } from '#core/orders/order.service.ts';
import { Err } from '#core/shared/result.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

export type OwnOrder = ReturnType<typeof createOwnOrder>;

/** The company's own order of that number: another's answers as one that does not exist. */
export const createOwnOrder = (service: Pick<RemoteOrderService, 'show'>, caller: Caller, queries: ServiceQueries) =>
  queries.define(
    'own order',
    async (text: string) => {
      const number = parseDocumentNumber(text);
      return number === null ? Err({ code: 'order-not-found' } as const) : service.show(caller, number);
    },
    { outdatedBy: ['OrdersChanged'] },
  );
