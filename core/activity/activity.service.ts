import type { Caller } from '#core/access/caller.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { ActivityEntry, ActivityFilter } from './activity.ts';

export interface ActivityPage {
  readonly entries: readonly ActivityEntry[];
  /** The key that the next page comes after; null at the end. */
  readonly next: string | null;
}

/** Who did what, for administrators: the capability behind `api/Management/Activity`. */
export interface ActivityService {
  list(caller: Caller, filter: ActivityFilter, after: string | null): Promise<Result<ActivityPage, ActivityFailure>>;
  /**
   * What was done about one customer and by its logins, for management: the capability behind
   * `api/Management/Customers/{id}/activity`.
   */
  ofCustomer(
    caller: Caller,
    customerId: CustomerId,
    after: string | null,
  ): Promise<Result<ActivityPage, ActivityFailure>>;
  /** All entries that the filter finds, as a spreadsheet. */
  exported(
    caller: Caller,
    filter: ActivityFilter,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<ListFile, ActivityFailure>>;
}

export type ActivityFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** No page gave that key. */
  | { readonly code: 'page-key-unreadable' }
  | ListFileFailure;
