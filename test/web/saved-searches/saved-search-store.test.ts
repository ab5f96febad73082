import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createLiveMachine } from '#core/live/live.machine.ts';
import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import type { SavedSearchesService, SavedSearchFailure } from '#core/saved-searches/saved-searches.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/house.builder.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';
import { createSavedSearchStore } from '#web/saved-searches/saved-search-store.ts';

const search: SavedSearch = { id: asId('1'), name: 'Bujías', query: 'q=bujias', version: 1 };

const aStore = (all: () => Result<readonly SavedSearch[], SavedSearchFailure>) => {
  let asked = 0;
  const service: SavedSearchesService = {
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
  const store = createSavedSearchStore(service, callerOf(1), live);
  live.send({ type: 'connect', customerId: callerOf(1).customerId });
  last()?.hooks.opened();
  const tell = () => last()?.hooks.heard({ name: 'SavedSearchesChanged', facts: { by: 'cliente' } });
  const settled = (state: 'answered' | 'failed') =>
    expect.poll(() => store.list.actor.getSnapshot().matches(state)).toBe(true);
  return { store, tell, settled, asked: () => asked };
};

it('reads again after each of its writes, refused ones too, and after those of another window', async () => {
  const { store, tell, settled, asked } = aStore(() => Ok([search]));
  expect(asked()).toBe(0);
  store.list.watch();
  await settled('answered');
  expect(store.list.actor.getSnapshot().context.answer).toEqual([search]);
  expect(asked()).toBe(1);
  await store.create('Bujías', 'q=bujias');
  expect(asked()).toBe(2);
  expect((await store.rename(search, 'x')).val).toEqual({ code: 'search-moved', by: 'cliente' });
  expect(asked()).toBe(3);
  await store.remove(search);
  expect(asked()).toBe(4);
  tell();
  expect(asked()).toBe(5);
  await settled('answered');
  store.stop();
  tell();
  expect(asked()).toBe(5);
});

it('asks a server that lacks the call once, and one that fails for now again', async () => {
  const missing = aStore(() => Err({ code: 'not-offered' }));
  missing.store.list.watch()();
  await missing.settled('failed');
  missing.store.list.watch()();
  await missing.settled('failed');
  expect(missing.store.list.actor.getSnapshot().context.failure).toEqual({ code: 'not-offered' });
  expect(missing.asked()).toBe(1);

  const failing = aStore(() => Err({ code: 'unreachable' }));
  failing.store.list.watch()();
  await failing.settled('failed');
  failing.store.list.watch()();
  await failing.settled('failed');
  expect(failing.asked()).toBe(2);
});
