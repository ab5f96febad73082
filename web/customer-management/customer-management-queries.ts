import type { Caller } from '#core/access/caller.ts';
import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type {
  CustomerManagementFailure,
  CustomerManagementService,
} from '#core/customers/customer-management.service.ts';
import type { CustomerFilter } from '#core/customers/customer-search.ts';
import type { CustomerChoices, CustomerPage, SeenCustomer } from '#core/customers/managed-customer.ts';
import type { CustomerSignInService, SignIn, SignInsFailure } from '#core/session/sign-in.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ListFile } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { oneList, type ServiceQueries, type ServiceQuery, type Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

export interface PageOfCustomers {
  readonly filter: CustomerFilter;
  readonly after: string | null;
}

/** Everybody's customers, and what administrators do with them; what another window does is followed. */
export interface CustomerManagementQueries {
  readonly page: ServiceQuery<PageOfCustomers, CustomerPage, CustomerManagementFailure>;
  readonly choices: ServiceQuery<Whole, CustomerChoices, CustomerManagementFailure>;
  readonly one: ServiceQuery<CustomerId, SeenCustomer, CustomerManagementFailure>;
  table(filter: CustomerFilter, format: SheetFormat): Promise<Result<ListFile, CustomerManagementFailure>>;
  create(details: CustomerDetails): Promise<Result<SeenCustomer, CustomerManagementFailure>>;
  /** Written only over the version of that tag; null writes without comparing versions. */
  change(
    id: CustomerId,
    tag: string | null,
    details: CustomerDetails,
  ): Promise<Result<SeenCustomer, CustomerManagementFailure>>;
  /** The sign-ins of its logins; asked anew whenever they are shown. */
  readonly signIns: ServiceQuery<CustomerId, readonly SignIn[], SignInsFailure>;
  /** Null: all of them. */
  endSignIns(id: CustomerId, signInId: string | null): Promise<Result<null, SignInsFailure>>;
  /** Something was changed by another way. */
  outdate(): Promise<unknown>;
}

const outdatedBy = ['CustomersChanged', 'StaffChanged', 'OrdersChanged', 'CurrentAccountChanged'] as const;

export function createCustomerManagementQueries(
  service: CustomerManagementService,
  ofCustomers: CustomerSignInService,
  caller: Caller,
  queries: ServiceQueries,
): CustomerManagementQueries {
  const page = queries.define(
    'managed customers',
    ({ filter, after }: PageOfCustomers) => service.page(caller, filter, after),
    { staleTime: 0, listOf: oneList, outdatedBy },
  );
  const one = queries.define('managed customer', (id: CustomerId) => service.one(caller, id), {
    staleTime: 0,
    outdatedBy,
  });
  const choices = queries.define('customer choices', () => service.choices(caller), { staleTime: 0, outdatedBy });
  const signIns = queries.define('customer sign-ins', (id: CustomerId) => ofCustomers.list(caller, id), {
    staleTime: 0,
  });
  const outdate = () => Promise.all([page.outdate(), one.outdate(), choices.outdate()]);
  const thenRead = thenReading(outdate);
  return {
    page,
    choices,
    one,
    table: (filter, format) => service.table(caller, filter, format),
    create: (details) => thenRead(service.create(caller, details)),
    change: (id, tag, details) => thenRead(service.change(caller, id, tag, details)),
    signIns,
    endSignIns: (id, signInId) => thenReading(signIns.outdate)(ofCustomers.end(caller, id, signInId)),
    outdate,
  };
}
