import type { Caller } from '#core/access/caller.ts';
import type { SignInService } from '#core/session/sign-in.service.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

/** The caller's sign-ins; asked anew whenever they are shown. */
export type SignInQueries = ReturnType<typeof createSignInQueries>;

export const createSignInQueries = (service: SignInService, caller: Caller, queries: ServiceQueries) => {
  const list = queries.define('sign-ins', () => service.list(caller), { staleTime: 0 });
  return {
    list,
    /** Null: every other one. */
    end: (id: string | null) => thenReading(list.outdate)(service.end(caller, id)),
  };
};
