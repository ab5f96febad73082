import type { Caller } from '#core/access/caller.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { AgeingFilter, AgeingPage } from './customer-ageing.ts';

/**
 * Who owes what for how long: the capability behind `api/Management/AccountAgeing`. A seller has their own customers.
 */
export interface AgeingService {
  list(caller: Caller, filter: AgeingFilter, after: string | null): Promise<Result<AgeingPage, AgeingFailure>>;
  /** All customers that the filter lists, in the same order, as a spreadsheet. */
  table(
    caller: Caller,
    filter: AgeingFilter,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<ListFile, AgeingFailure>>;
}

export const ageingPageSize = 100;

export type AgeingFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'page-key-unreadable' }
  | ListFileFailure;
