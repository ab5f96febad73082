import type { LiveEvent } from '#core/live/event.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { notify, notifySql } from '../database/notify.ts';

/** The channel on which every process hears what changed; the payload is an event of adapters/wire/live.wire.ts. */
export const liveChannel = 'mostrador_live';

/** SQL that tells an event of this name to a company, with these facts, which are SQL, beside the company. */
export const tellCompanySql = (name: LiveEvent['name'], customerId: string, facts: string | null = null): string =>
  notifySql(
    liveChannel,
    `json_build_object('name', '${name}', 'audience', json_build_object('customerId', ${customerId}::text),
      'facts', json_build_object('customerId', ${customerId}::text${facts === null ? '' : `, ${facts}`}))::text`,
  );

/** SQL for a timestamptz as ISO 8601 text in UTC. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Tells the event's audience, once the transaction is committed. */
export const tell = async (queries: Queries, event: LiveEvent): Promise<void> => {
  await notify(queries, liveChannel, JSON.stringify(event));
};

/** Tells the people of a company, once the transaction is committed, that something of theirs changed. */
export const tellCompany = async (
  queries: Queries,
  name: 'QuotesChanged' | 'SavedListsChanged',
  customerId: CustomerId,
  by: string,
): Promise<void> => tell(queries, { name, audience: { customerId }, facts: { customerId, by } });

/**
 * Customers who are told apart that something of theirs changed. Of a change of more, open screens of the others learn
 * when they ask again or save.
 */
export const maxCustomersTold = 200;

/** Tells, once the transaction is committed, that what staff settle about these customers changed. */
export const tellCustomersChanged = async (queries: Queries, customers: readonly CustomerId[]): Promise<void> => {
  const told = customers.slice(0, maxCustomersTold);
  if (told.length === 0) return;
  await queries.query(`select ${tellCompanySql('CustomersChanged', 'id')} from unnest($1::text[]) as told (id)`, [
    told,
  ]);
};
