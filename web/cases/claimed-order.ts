import type { Caller } from '#core/access/caller.ts';
import { parseNumber } from '#core/orders/number.ts';
import type { RemoteOrderService } from '#core/orders/order.service.ts';
import { Err } from '#core/shared/result.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

export type ClaimedOrder = ReturnType<typeof createClaimedOrder>;

/** The company's own order of that number, for whoever claims something of it. */
export const createClaimedOrder = (
  service: Pick<RemoteOrderService, 'show'>,
  caller: Caller,
  queries: ServiceQueries,
) =>
  queries.define('claimed order', async (text: string) => {
    const number = parseNumber(text);
    return number === null ? Err({ code: 'order-not-found' } as const) : service.show(caller, number);
  });
