import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { printable } from '../style.ts';
import { begunNumbers, maxPages } from './begun-numbers.ts';

/** What may stand where the cursor is, and what it is for. */
export interface Candidate {
  readonly value: string;
  readonly about: string;
}

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
] as const;
/** What a server can be asked for at a TAB. */
export type ValueKind = (typeof kinds)[number];
export const isValueKind = (text: string): text is ValueKind => kinds.some((kind) => kind === text);

/** Milliseconds that somebody who pressed TAB waits. */
const patienceMs = 2000;

/**
 * `typed` is the beginning of the value: where the server can look for it, it does, so that what its first page lacks
 * is found.
 */
type Ask = (cli: Cli, caller: Caller, typed: string) => Promise<readonly Candidate[]>;

/** Each loads what it needs of the program. */
const asks: Readonly<Record<ValueKind, Ask>> = {
  async orders({ services }, caller, typed) {
    services.use((await import('../modules/orders.module.ts')).ordersModule);
    const isCompany = refusal('orders', caller) === null;
    for (let page = 1; page <= maxPages; page += 1) {
      const answer = isCompany
        ? await services.ownOrders.page(caller, page)
        : await services.orders.list(caller, { states: [], customer: '', page });
      if (!answer.ok) return [];
      const found = answer.val.orders
        .map((order) => ({ value: formatNumber(order), about: order.customerName }))
        .filter(({ value }) => value.startsWith(typed));
      if (found.length > 0 || page >= answer.val.totalPages) return found;
    }
    return [];
  },
  async demands({ services }, caller, text) {
    services.use((await import('../modules/claims.module.ts')).claimsModule);
    const cases = await begunNumbers(
      text,
      (found, after) => services.staffClaims.list(caller, { ...everyCase, text: found }, after),
      formatNumber,
    );
    return cases.map((each) => ({ value: formatNumber(each), about: each.customerName }));
  },
  async warranties({ services }, caller, text) {
    services.use((await import('../modules/warranties.module.ts')).warrantiesModule);
    const cases = await begunNumbers(
      text,
      (found, after) => services.staffWarranties.list(caller, { ...everyCase, text: found }, after),
      ({ rmaNumber }) => rmaNumber,
    );
    return cases.map(({ rmaNumber, customerName }) => ({ value: rmaNumber, about: customerName }));
  },
  async customers({ services }, caller, text) {
    services.use((await import('../modules/customers.module.ts')).customersModule);
    const isSeller = refusal('sellerCustomers', caller) === null;
    const found = isSeller
      ? await services.caredCustomers.list(caller)
      : (await services.customers.page(caller, { ...everyCustomer, text }, null)).map(({ customers }) => customers);
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
export async function valuesOf(cli: Cli, kind: ValueKind, typed: string): Promise<readonly Candidate[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Candidate[]>((resolve) => {
    timer = setTimeout(() => resolve([]), patienceMs);
  });
  const asked = signedIn(cli.services, cli.settings.server, 'session').then((who) =>
    who.ok ? asks[kind](cli, who.val.caller, typed) : [],
  );
  const found = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  // A line is a value: one that would not be what the server has is none, and what it is for is only shown.
  return found
    .filter(({ value }) => value !== '' && printable(value) === value)
    .map(({ value, about }) => ({ value, about: printable(about) }));
}
