import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { createFakeConnection } from './fake-connection.ts';

it('tells a screen of the things it named, and of every connection, until it leaves', () => {
  const { connection, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock: new SimulatedClock() }).start();
  const told: string[] = [];
  const screen = changesOf(live, 'CartChanged', 'OffersChanged').subscribe((change) => told.push(change));

  live.send({ type: 'connect', customerId: null });
  last()?.hooks.opened();
  last()?.hooks.heard({ name: 'OffersChanged', facts: {} });
  last()?.hooks.heard({ name: 'NewsChanged', facts: {} });
  screen.unsubscribe();
  last()?.hooks.heard({ name: 'CartChanged', facts: null });

  expect(told).toEqual(['refresh', 'OffersChanged']);
});

it('tells of the sections that were named, and not of the save of another', () => {
  const { connection, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock: new SimulatedClock() }).start();
  const told: string[] = [];
  const screen = sectionChangesOf(live, 'demandOrigins', 'demandReasons').subscribe((change) => told.push(change));
  const save = (section: string | null) =>
    last()?.hooks.heard({ name: 'ConfigurationChanged', facts: section === null ? null : { section, by: 'admin' } });

  live.send({ type: 'connect', customerId: null });
  last()?.hooks.opened();
  save('deliveryMethods');
  save('demandReasons');
  save('of another distributor');
  expect(told).toEqual(['refresh', 'demandReasons']);
  // Which one it was is not known: it may be one of them.
  save(null);
  last()?.hooks.heard({ name: 'OffersChanged', facts: {} });
  screen.unsubscribe();
  save('demandOrigins');
  expect(told).toEqual(['refresh', 'demandReasons', 'demandOrigins']);
});
