import type { Caller } from '#core/access/caller.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';

/** What may stand where the cursor is, and what it is for. */
export interface Candidate {
  readonly value: string;
  readonly about: string;
}

const kinds = ['orders', 'demands', 'warranties', 'customers', 'price-lists', 'brands', 'families', 'staff'] as const;
/** What a server can be asked for at a TAB. */
export type ValueKind = (typeof kinds)[number];
export const isValueKind = (text: string): text is ValueKind => kinds.some((kind) => kind === text);

/** Milliseconds that somebody who pressed TAB waits. */
const patienceMs = 2000;

type Ask = (cli: Cli, caller: Caller) => Promise<readonly Candidate[]>;

/** Each loads what it needs of the program. */
const asks: Readonly<Record<ValueKind, Ask>> = {
  async orders({ services }, caller) {
    services.use((await import('../modules/orders.module.ts')).ordersModule);
    const page = await services.orders.list(caller, { states: [], customer: '', page: 1 });
    if (!page.ok) return [];
    return page.val.orders.map((order) => ({ value: formatNumber(order), about: order.customerName }));
  },
  async demands({ services }, caller) {
    services.use((await import('../modules/claims.module.ts')).claimsModule);
    const page = await services.claimDesk.list(caller, everyCase, null);
    return page.ok ? page.val.cases.map((each) => ({ value: formatNumber(each), about: each.customerName })) : [];
  },
  async warranties({ services }, caller) {
    services.use((await import('../modules/warranties.module.ts')).warrantiesModule);
    const page = await services.warrantyDesk.list(caller, everyCase, null);
    return page.ok
      ? page.val.cases.map(({ rmaNumber, customerName }) => ({ value: rmaNumber, about: customerName }))
      : [];
  },
  async customers({ services }, caller) {
    services.use((await import('../modules/customers.module.ts')).customersModule);
    const page = await services.customers.page(caller, everyCustomer, null);
    return page.ok ? page.val.customers.map(({ externalCode, name }) => ({ value: externalCode, about: name })) : [];
  },
  async 'price-lists'({ services }, caller) {
    services.use((await import('../modules/price-lists.module.ts')).priceListsModule);
    const managed = await services.managedPriceLists.lists(caller);
    if (managed.ok) return managed.val.map(({ name }) => ({ value: name, about: '' }));
    const lists = await services.priceLists.lists(caller);
    return lists.ok ? lists.val.map(({ name }) => ({ value: name, about: '' })) : [];
  },
  brands: (cli, caller) => namesOf(cli, caller, 'brands'),
  families: (cli, caller) => namesOf(cli, caller, 'families'),
  async staff({ services }, caller) {
    services.use((await import('../modules/staff.module.ts')).staffModule);
    const all = await services.staff.list(caller);
    return all.ok ? all.val.map(({ userName, name }) => ({ value: userName, about: name })) : [];
  },
};

const namesOf = async (
  { services }: Cli,
  caller: Caller,
  kind: 'brands' | 'families',
): Promise<readonly Candidate[]> => {
  services.use((await import('../modules/catalogue-management.module.ts')).catalogueManagementModule);
  const page = await services.catalogueNames.page(caller, kind, { text: '', parentId: '', isTop: false }, null);
  return page.ok ? page.val.names.map(({ name, parent }) => ({ value: name, about: parent?.name ?? '' })) : [];
};

/** What the server has of it, as far as it answers soon; none where nobody is signed in, or may not. */
export async function valuesOf(cli: Cli, kind: ValueKind): Promise<readonly Candidate[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Candidate[]>((resolve) => {
    timer = setTimeout(() => resolve([]), patienceMs);
  });
  const asked = signedIn(cli.services, cli.settings.server, 'session').then((who) =>
    who.ok ? asks[kind](cli, who.val.caller) : [],
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
