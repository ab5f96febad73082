import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { LiveActor } from '#core/live/live.machine.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { createServiceQueries, type Keeping, type ServiceQuery } from '#web/state/query-client.ts';

type Failure = { readonly code: 'unreachable' };
type Heard = Result<string, Failure>;

// The library asks nothing by itself where there is no window.
environmentManager.setIsServer(() => false);

/**
 * A service that answers '<request> <how often it was asked>' when it is told to; the calls that `fails` names fail.
 */
export const aService = (keeping?: Keeping<string, string>, fails: readonly number[] = [], live?: LiveActor) => {
  const calls: string[] = [];
  const pending: (() => void)[] = [];
  const queries = createServiceQueries(live);
  const query = queries.define(
    'things',
    (request: string) => {
      const count = calls.push(request);
      return new Promise<Heard>((resolve) =>
        pending.push(() => resolve(fails.includes(count) ? Err({ code: 'unreachable' }) : Ok(`${request} ${count}`))),
      );
    },
    keeping,
  );
  /** The call of this number is answered. */
  const answer = async (count: number) => {
    pending[count - 1]?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queries, query, calls, answer };
};

/** A screen that shows the query. */
export const show = (query: ServiceQuery<string, string, Failure>, request: string) => {
  const observer = new QueryObserver(query.client, query.options(request));
  const leave = observer.subscribe(() => undefined);
  return { leave, shown: () => observer.getCurrentResult() };
};
