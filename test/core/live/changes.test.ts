import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { changesOf } from '#core/live/changes.ts';
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
