import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import { maySeeLastChange } from '#core/audit/last-change.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { fileRowsAtOnce, type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { detailsText } from './customer-changes.ts';
import { type CustomerDetails, type CustomerFlaw, customerFlaws, tidied, wholeChange } from './customer-details.ts';
import type { CustomerManagementRepository, CustomerNotAsSeen } from './customer-management.repository.port.ts';
import type { CustomerManagementService, CustomerRefusal } from './customer-management.service.ts';
import { isStateKnown } from './customer-state.ts';
import type { OtherAddress } from './delivery-address.ts';
import type { ListedCustomer, SeenCustomer } from './managed-customer.ts';
import { zoneAmong } from './zone.ts';

export interface CustomerManagementParts {
  readonly customers: CustomerManagementRepository;
  readonly hasher: Hasher;
  readonly writer: ListWriter<ListedCustomer>;
  readonly clock: Clock;
}

/** Nothing is kept of a customer that does not exist, which the change itself answers. */
const nothingKept = { otherEmails: [], phone: '', otherAddresses: [] };
const notFound = Err({ code: 'customer-not-found' } as const);

export const createCustomerManagementService = ({
  customers,
  hasher,
  writer,
  clock,
}: CustomerManagementParts): CustomerManagementService => {
  const tagOf = (details: CustomerDetails): string => hasher.digest(detailsText(details));

  const stateFlaws = async ({ state }: CustomerDetails): Promise<readonly CustomerFlaw[]> => {
    if (state === '' || isStateKnown(state, []) || isStateKnown(state, (await customers.choices()).states)) return [];
    return [{ field: 'state', code: 'state-unknown' }];
  };

  /** The details as they may be stored, or all that is wrong with them. */
  const checked = async (
    input: CustomerDetails,
    kept: readonly OtherAddress[] = [],
  ): Promise<Result<CustomerDetails, CustomerRefusal>> => {
    const details = tidied(input);
    const flaws = [...customerFlaws(details, kept), ...(await stateFlaws(details))];
    return flaws.length === 0 ? Ok(details) : Err({ code: 'customer-invalid', flaws });
  };

  /** A zone that others have, or that has a number, is called as there (docs/rules/customers.md 16). */
  const inKnownZone = async (details: CustomerDetails, besides: readonly CustomerId[]): Promise<CustomerDetails> => ({
    ...details,
    zone: zoneAmong(details.zone, await customers.zones(besides)),
  });

  const seen = async (
    caller: Caller,
    id: CustomerId,
  ): Promise<Result<SeenCustomer, { readonly code: 'customer-not-found' }>> => {
    const found = await customers.find(id);
    const changed = maySeeLastChange(caller) ? await customers.lastChange(id) : null;
    return found === null ? notFound : Ok({ ...found, tag: tagOf(found.details), changed });
  };

  return authorise<CustomerManagementService>(
    {
      page: 'management',
      table: 'management',
      choices: 'management',
      one: 'staffOrders',
      check: 'administration',
      create: 'administration',
      change: 'administration',
    },
    {
      page: (_caller, filter, after) => customers.page(filter, after),

      table: (_caller, filter, format, signal) =>
        listFile({
          ...{ writer, format, signal },
          today: dateInBuenosAires(clock.now()),
          pageAfter: async (after) =>
            (await customers.page(filter, after, fileRowsAtOnce)).map(({ customers: rows, next }) => ({ rows, next })),
        }),

      choices: async () => Ok(await customers.choices()),

      async one(caller, id) {
        const found = await seen(caller, id);
        if (!found.ok || caller.role !== 'Seller') return found;
        const isTheirs = caller.sellerId !== null && found.val.details.sellerId === caller.sellerId;
        return isTheirs ? found : notFound;
      },

      async check(_caller, id, input) {
        const kept = id === null ? nothingKept : ((await customers.find(id))?.details ?? null);
        if (kept === null) return notFound;
        const details = await checked(wholeChange(input, kept), kept.otherAddresses);
        if (!details.ok) return details;
        const clash = await customers.clash(id, details.val);
        return clash === null ? Ok(undefined) : Err(clash);
      },

      async create(caller, input) {
        const details = await checked(input);
        if (!details.ok) return details;
        const added = await customers.add(await inKnownZone(details.val, []), authorOf(caller));
        return added.ok ? seen(caller, added.val) : added;
      },

      async change(caller, id, tag, input) {
        const kept = (await customers.find(id))?.details ?? nothingKept;
        const details = await checked(wholeChange(input, kept), kept.otherAddresses);
        if (!details.ok) return details;
        const { zone } = await inKnownZone(details.val, [id]);
        const changed = await customers.change(
          id,
          authorOf(caller),
          (held): Result<CustomerDetails, CustomerNotAsSeen> => {
            if (held === null) return notFound;
            if (tag !== null && tagOf(held) !== tag) return Err({ code: 'customer-moved', by: '' });
            const next = tidied(wholeChange(input, held));
            return Ok(next.zone === held.zone ? next : { ...next, zone });
          },
        );
        if (!changed.ok && changed.val.code === 'customer-moved') {
          return Err({ code: 'customer-moved', by: (await customers.lastChange(id))?.by ?? '' });
        }
        return changed.ok ? seen(caller, id) : changed;
      },
    },
  );
};
