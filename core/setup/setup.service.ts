import type { Caller } from '#core/access/caller.ts';
import type { AccessFailure } from '#core/access/calls.ts';
import type { Result } from '#core/shared/result.ts';
import type { SetupFacts } from './setup-step.ts';

export type SetupFailure =
  | AccessFailure
  | { readonly code: 'unreachable' }
  /** The back end has no such call. */
  | { readonly code: 'not-offered' };

/** How far the shop is set up, for administrators. */
export interface SetupService {
  facts(caller: Caller): Promise<Result<SetupFacts, SetupFailure>>;
}
