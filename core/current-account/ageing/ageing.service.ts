import type { Caller } from '#core/access/caller.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { AgeingTableFormat } from './ageing-table-writer.port.ts';
import type { AgeingFilter, AgeingPage } from './customer-ageing.ts';

/** Who owes what for how long: the capability behind `api/Management/AccountAgeing`. A seller has their own customers. */
export interface AgeingService {
  list(caller: Caller, filter: AgeingFilter, after: string | null): Promise<Result<AgeingPage, AgeingFailure>>;
  /** All that the filter lists, in the same order. */
  table(
    caller: Caller,
    filter: AgeingFilter,
    format: AgeingTableFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, AgeingFailure>>;
}

export const ageingPageSize = 100;

export type AgeingFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'page-key-unreadable' }
  | { readonly code: 'nothing-to-export' }
  | { readonly code: 'exports-busy' }
  | { readonly code: 'given-up' };
