import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createLiveMachine } from '#core/live/live.machine.ts';
import type { SavedSearchFailure, SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';
import { createSavedSearchQueries } from '#web/saved-searches/saved-search-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

const search: SavedSearch = { id: asId('1'), name: 'Bujías', query: 'q=bujias', version: 1 };

const aStore = (all: () => Result<readonly SavedSearch[], SavedSearchFailure>) => {
  let asked = 0;
  const service: SavedSearchService = {
    all: async () => {
      asked += 1;
      return all();
    },
    create: async () => Ok(search),
    rename: async () => Err({ code: 'search-moved', by: 'cliente' }),
    remove: async () => Ok(undefined),
  };
  const { connection, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock: new SimulatedClock() }).start();
  const queries = createServiceQueries(live);
  const store = createSavedSearchQueries(service, callerOf(1), queries);
  live.send({ type: 'connect', customerId: callerOf(1).customerId });
  last()?.hooks.opened();
  const tell = () => last()?.hooks.received({ name: 'SavedSearchesChanged', facts: { by: 'cliente' } });
  /** A screen that shows the list. */
  const show = () => {
    const observer = new QueryObserver(store.list.client, store.list.options('all'));
    const leave = observer.subscribe(() => undefined);
    const settled = (status: 'success' | 'error') =>
      expect.poll(() => observer.getCurrentResult()).toMatchObject({ status, isFetching: false });
    return { leave, settled, shown: observer.getCurrentResult.bind(observer) };
  };
  return { queries, store, tell, show, asked: () => asked };
};

it('reads again after each of its writes, refused ones too, and after those of another window', async () => {
  const { queries, store, tell, show, asked } = aStore(() => Ok([search]));
  expect(asked()).toBe(0);
  const { settled, shown } = show();
  await settled('success');
  expect(shown().data?.answer).toEqual([search]);
  expect(asked()).toBe(1);
  await store.create('Bujías', 'q=bujias');
  expect(asked()).toBe(2);
  expect(shown().isFetching).toBe(false);
  expect((await store.rename(search, 'x')).val).toEqual({ code: 'search-moved', by: 'cliente' });
  expect(asked()).toBe(3);
  await store.remove(search);
  expect(asked()).toBe(4);
  tell();
  expect(asked()).toBe(5);
  await settled('success');
  queries.stop();
  tell();
  expect(asked()).toBe(5);
});

it('asks a server that lacks the call once, and one that fails for now again', async () => {
  const missing = aStore(() => Err({ code: 'not-offered' }));
  for (const screen of [missing.show(), missing.show()]) {
    await screen.settled('error');
    screen.leave();
    expect(screen.shown().error).toMatchObject({ failure: { code: 'not-offered' } });
  }
  expect(missing.asked()).toBe(1);

  const failing = aStore(() => Err({ code: 'unreachable' }));
  const first = failing.show();
  await first.settled('error');
  first.leave();
  await failing.show().settled('error');
  expect(failing.asked()).toBe(2);
});
