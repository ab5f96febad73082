import type { LiveEvent } from '#core/live/event.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from './database.ts';
import { liveChannel } from './live.ts';
import { rowId } from './row-id.ts';

/**
 * What a company's prices are made with is another by now, or everybody's (null): carts and orders that stand on the former version are
 * reckoned again, and every process forgets it when it hears of it.
 */
export const moveTerms = async (tx: Queries, customerId: CustomerId | null, by: string): Promise<void> => {
  await tx.query('update customer set terms_version = terms_version + 1 where $1::int is null or id = $1::int', [
    customerId === null ? null : rowId(customerId),
  ]);
  const event: LiveEvent = {
    name: 'TermsChanged',
    audience: customerId === null ? 'everyone' : { customerId },
    facts: { customerId, by },
  };
  await tx.query(`select pg_notify('${liveChannel}', $1)`, [JSON.stringify(event)]);
};
