import type { Caller } from '#core/access/caller.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { CustomerChange, CustomerDetails, CustomerFlaw } from './customer-details.ts';
import type { CustomerClash, CustomerNotAsSeen, PageKeyUnreadable } from './customer-management.repository.port.ts';
import type { CustomerFilter } from './customer-search.ts';
import type { CustomerChoices, CustomerPage, SeenCustomer } from './managed-customer.ts';

/**
 * Everybody's customers, for management, and one at a time for the seller who has it; written by administrators: the
 * capability behind `api/Management/Customers`.
 */
export interface CustomerManagementService {
  page(
    caller: Caller,
    filter: CustomerFilter,
    after: string | null,
  ): Promise<Result<CustomerPage, CustomerManagementFailure>>;
  /** All customers that a filter finds, as a spreadsheet. */
  table(
    caller: Caller,
    filter: CustomerFilter,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<ListFile, CustomerManagementFailure>>;
  choices(caller: Caller): Promise<Result<CustomerChoices, CustomerManagementFailure>>;
  /**
   * A seller gets the same answer for another's customer as for one that does not exist (docs/rules/customers.md 5).
   */
  one(caller: Caller, id: CustomerId): Promise<Result<SeenCustomer, CustomerManagementFailure>>;
  /**
   * Whether it could be stored, as `create` (`id` null) and `change` would say it; nothing is changed. What is left out
   * stays as it is.
   */
  check(caller: Caller, id: CustomerId | null, input: CustomerChange): Promise<Result<void, CustomerManagementFailure>>;
  create(caller: Caller, details: CustomerDetails): Promise<Result<SeenCustomer, CustomerManagementFailure>>;
  /** `tag` is of the version that the caller saw; null writes without comparing versions. */
  change(
    caller: Caller,
    id: CustomerId,
    tag: string | null,
    details: CustomerChange,
  ): Promise<Result<SeenCustomer, CustomerManagementFailure>>;
}

export type CustomerRefusal =
  | { readonly code: 'customer-invalid'; readonly flaws: readonly CustomerFlaw[] }
  | CustomerNotAsSeen
  | CustomerClash;

export type CustomerManagementFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another distributor's back end does not have the call. */
  | { readonly code: 'not-offered' }
  | PageKeyUnreadable
  | ListFileFailure
  | CustomerRefusal;
