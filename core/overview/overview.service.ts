import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { Overview } from './overview.ts';

/** The capability behind `api/Management/Overview`. */
export interface OverviewService {
  read(caller: Caller): Promise<Result<Overview, OverviewFailure>>;
}

export type OverviewFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' };
