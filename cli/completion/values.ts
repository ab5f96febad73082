import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { CasePage } from '#core/cases/staff-case.service.ts';
import { everyProduct } from '#core/catalogue/management/managed-product.ts';
import { type ClaimState, claimMayBecome, claimStates, isResolved } from '#core/claims/state.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import { everyMail } from '#core/mail/outbox-mail.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { StaffOrderChoices } from '#core/orders/staff/staff-order.ts';
import { nextStates, type OrderState, orderStates } from '#core/orders/state.ts';
import type { Result } from '#core/shared/result.ts';
import { isSettled, warrantyStates } from '#core/warranties/state.ts';
import type { Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { printable } from '../style.ts';
import { withinMs } from '../within.ts';
import { begunNumbers } from './begun-numbers.ts';
import type { Candidate } from './candidate.ts';

const kinds = [
  'orders',
  'demands',
  'warranties',
  'customers',
  'price-lists',
  'brands',
  'families',
  'staff',
  'origins',
  'reasons',
  'faults',
  'unpaid-documents',
  'products',
  'zones',
  'sellers',
  'deliveries',
  'imports',
  'mail',
  'configuration',
] as const;
/** What a server can be asked for at a TAB. */
export type ValueKind = (typeof kinds)[number];
export const isValueKind = (text: string): text is ValueKind => kinds.some((kind) => kind === text);

/** Milliseconds that somebody who pressed TAB waits. */
const patienceMs = 2000;
/** Milliseconds to wait where there is something to offer without an answer. */
const orderPatienceMs = 1000;

/**
 * `typed` is the beginning of the value: where the server can look for it, it does, so that what its first page lacks
 * is found. `command` is what is done with it: 'associate'. Pages are offered as they come.
 */
type Ask = (
  cli: Cli,
  caller: Caller,
  typed: string,
  command: string,
) => Promise<readonly Candidate[]> | AsyncIterable<readonly Candidate[]>;

/** What a claim becomes by a command: only those that may are offered. */
const claimEndsOf: Readonly<Record<string, readonly ClaimState[]>> = {
  associate: ['InProgress'],
  resolve: claimStates.filter(isResolved),
};

/** Each kind of value loads what it needs of the program. */
const asks: Readonly<Record<ValueKind, Ask>> = {
  async *orders({ services }, caller, typed, command) {
    services.use((await import('../modules/orders.module.ts')).ordersModule);
    const isCompany = refusal('orders', caller) === null;
    const states = command === 'state' ? orderStates.filter((state) => nextStates(state).length > 0) : [];
    const pageOf = async (page: number) =>
      isCompany ? services.ownOrders.page(caller, page) : services.orders.list(caller, { states, customer: '', page });
    const numbers = begunNumbers(
      typed,
      async (_text, after) => {
        const page = after === null ? 1 : Number(after);
        return (await pageOf(page)).map(({ orders, totalPages }) => ({
          rows: orders,
          next: page < totalPages ? `${page + 1}` : null,
        }));
      },
      formatNumber,
    );
    for await (const found of numbers) yield found.map(({ value, row }) => ({ value, about: row.customerName }));
  },
  async *demands({ services }, caller, typed, command) {
    services.use((await import('../modules/claims.module.ts')).claimsModule);
    const to = claimEndsOf[command] ?? [];
    const states = claimStates.filter((from) => to.some((state) => claimMayBecome(from, state)));
    const numbers = begunNumbers(
      typed,
      async (text, after) => rowsOf(await services.staffClaims.list(caller, { ...everyCase, states, text }, after)),
      formatNumber,
    );
    for await (const found of numbers) yield found.map(({ value, row }) => ({ value, about: row.customerName }));
  },
  async *warranties({ services }, caller, typed, command) {
    services.use((await import('../modules/warranties.module.ts')).warrantiesModule);
    const states = command === 'state' ? warrantyStates.filter((state) => !isSettled(state)) : [];
    const numbers = begunNumbers(
      typed,
      async (text, after) => rowsOf(await services.staffWarranties.list(caller, { ...everyCase, states, text }, after)),
      ({ rmaNumber }) => rmaNumber,
    );
    for await (const found of numbers) yield found.map(({ value, row }) => ({ value, about: row.customerName }));
  },
  async customers({ services }, caller, text) {
    services.use((await import('../modules/customers.module.ts')).customersModule);
    const isSeller = refusal('sellerCustomers', caller) === null;
    const page = isSeller ? null : await services.customers.page(caller, { ...everyCustomer, text }, null);
    const isWhole = page === null || (!page.ok && page.val.code === 'not-offered');
    const found = isWhole ? await services.caredCustomers.list(caller) : page.map(({ customers }) => customers);
    return found.ok ? found.val.map(({ externalCode, name }) => ({ value: externalCode, about: name })) : [];
  },
  async 'price-lists'({ services }, caller) {
    services.use((await import('../modules/price-lists.module.ts')).priceListsModule);
    const managed = await services.managedPriceLists.lists(caller);
    if (managed.ok) return managed.val.map(({ name }) => ({ value: name, about: '' }));
    const lists = await services.priceLists.lists(caller);
    return lists.ok ? lists.val.map(({ name }) => ({ value: name, about: '' })) : [];
  },
  brands: (cli, caller, text) => namesOf(cli, caller, 'brands', text),
  families: (cli, caller, text) => namesOf(cli, caller, 'families', text),
  async staff({ services }, caller) {
    services.use((await import('../modules/staff.module.ts')).staffModule);
    const all = await services.staff.list(caller);
    return all.ok ? all.val.map(({ userName, name }) => ({ value: userName, about: name })) : [];
  },
  origins: (cli, caller) => claimOptions(cli, caller, 'origins'),
  reasons: (cli, caller) => claimOptions(cli, caller, 'reasons'),
  async faults({ services }, caller) {
    services.use((await import('../modules/warranties.module.ts')).warrantiesModule);
    const all = await services.warranties.faultSequences(caller);
    return all.ok ? all.val.map(({ title, detail }) => ({ value: title, about: detail })) : [];
  },
  async 'unpaid-documents'({ services }, caller) {
    services.use((await import('../modules/current-account.module.ts')).currentAccountModule);
    const account = await services.account.actual(caller);
    const owed = account.ok ? account.val.documents.filter(({ debt }) => debt.gt(0)) : [];
    return owed.map(({ title, expiration }) => ({ value: title, about: expiration }));
  },
  async products({ services }, caller, text) {
    services.use((await import('../modules/catalogue-management.module.ts')).catalogueManagementModule);
    const page = await services.products.page(caller, { ...everyProduct, text }, null);
    return page.ok
      ? page.val.products.map(({ code, brand, description }) => ({ value: code, about: `${brand} ${description}` }))
      : [];
  },
  zones: async (cli, caller) => (await orderChoices(cli, caller)).zones.map(named),
  sellers: async (cli, caller) => (await orderChoices(cli, caller)).sellers.map(({ name }) => named(name)),
  deliveries: async (cli, caller) => (await orderChoices(cli, caller)).deliveryMethods.map(({ name }) => named(name)),
  async imports({ services }, caller) {
    services.use((await import('../modules/catalogue.module.ts')).catalogueModule);
    const page = await services.importHistory.list(caller, null);
    return page.ok ? page.val.records.map(({ id, fileName }) => ({ value: id, about: fileName })) : [];
  },
  async mail({ services }, caller) {
    services.use((await import('../modules/mails.module.ts')).mailsModule);
    const page = await services.mails.list(caller, everyMail, null);
    return page.ok ? page.val.mails.map(({ id, subject }) => ({ value: id, about: subject })) : [];
  },
  async configuration(cli, caller, typed) {
    const { placesIn } = await import('./configuration-places.ts');
    return placesIn(cli, caller, typed);
  },
};

const named = (name: string): Candidate => ({ value: name, about: '' });

const rowsOf = <Case, Failure>(page: Result<CasePage<Case>, Failure>) =>
  page.map(({ cases, next }) => ({ rows: cases, next }));

const noChoices: StaffOrderChoices = { zones: [], sellers: [], deliveryMethods: [] };

const orderChoices = async ({ services }: Cli, caller: Caller): Promise<StaffOrderChoices> => {
  services.use((await import('../modules/orders.module.ts')).ordersModule);
  return (await services.staffOrders.choices(caller)).unwrapOr(noChoices);
};

const claimOptions = async (
  { services }: Cli,
  caller: Caller,
  which: 'origins' | 'reasons',
): Promise<readonly Candidate[]> => {
  services.use((await import('../modules/claims.module.ts')).claimsModule);
  const all = await services.claims[which](caller);
  return all.ok ? all.val.map(({ name }) => ({ value: name, about: '' })) : [];
};

const namesOf = async (
  { services }: Cli,
  caller: Caller,
  kind: 'brands' | 'families',
  text: string,
): Promise<readonly Candidate[]> => {
  services.use((await import('../modules/catalogue-management.module.ts')).catalogueManagementModule);
  const page = await services.catalogueNames.page(caller, kind, { text, parentId: '', isTop: false }, null);
  return page.ok ? page.val.names.map(({ name, parent }) => ({ value: name, about: parent?.name ?? '' })) : [];
};

/** What the server has of it, as far as it answers soon; none where nobody is signed in, or may not. */
export async function valuesOf(
  cli: Cli,
  kind: ValueKind,
  typed: string,
  command: string,
): Promise<readonly Candidate[]> {
  const found: Candidate[] = [];
  const ask = async (): Promise<void> => {
    const who = await signedIn(cli.services, cli.settings.server, 'session');
    if (!who.ok) return;
    const answer = asks[kind](cli, who.val.caller, typed, command);
    for await (const some of Symbol.asyncIterator in answer ? answer : [answer]) found.push(...some);
  };
  await withinMs(patienceMs, ask());
  // A line is a value: one that would not be what the server has is none, and what it is for is only shown.
  return found
    .filter(({ value }) => value !== '' && printable(value) === value)
    .map(({ value, about }) => ({ value, about: printable(about) }));
}

/** The states that an order may go to, by its number as typed; null where the server does not say so soon. */
export async function orderStatesFrom(cli: Cli, typed: string): Promise<readonly OrderState[] | null> {
  const number = parseDocumentNumber(typed);
  if (number === null) return null;
  const ask = async (): Promise<readonly OrderState[] | null> => {
    const who = await signedIn(cli.services, cli.settings.server, 'session');
    if (!who.ok) return null;
    cli.services.use((await import('../modules/orders.module.ts')).ordersModule);
    const order = await cli.services.orders.show(who.val.caller, number);
    return order.ok ? nextStates(order.val.state) : null;
  };
  return (await withinMs(orderPatienceMs, ask())) ?? null;
}
