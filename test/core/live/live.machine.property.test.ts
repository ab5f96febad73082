import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { createFakeConnection } from './fake-connection.ts';

const companies: readonly (CustomerId | null)[] = [null, asId<'customer'>('7'), asId<'customer'>('8')];

type Step =
  | { readonly do: 'connect'; readonly customerId: CustomerId | null }
  | { readonly do: 'disconnect' | 'reconnect' | 'link opens' | 'link breaks' }
  | { readonly do: 'time passes'; readonly milliseconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('connect' as const), customerId: fc.constantFrom(...companies) }),
  fc.record({
    do: fc.constantFrom(
      'disconnect' as const,
      'reconnect' as const,
      'link opens' as const,
      'link opens' as const,
      'link breaks' as const,
      'link breaks' as const,
    ),
  }),
  fc.record({ do: fc.constant('time passes' as const), milliseconds: fc.constantFrom(0, 1, 2_000, 10_000, 30_000) }),
);

/** The machine, its links and what a naive observer of the port would count. */
function world() {
  const clock = new SimulatedClock();
  const { connection, links, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock });
  let refreshes = 0;
  let connections = 0;
  live.on('refresh', () => {
    refreshes += 1;
  });
  const opened = new Set<unknown>();
  const over = new Set<unknown>();
  live.start();

  const name = () => {
    const { value } = live.getSnapshot();
    return typeof value === 'string' ? value : `Reconnecting.${value.Reconnecting}`;
  };

  const take = (taken: Step) => {
    const link = last();
    switch (taken.do) {
      case 'connect':
        return live.send({ type: 'connect', customerId: taken.customerId });
      case 'disconnect':
      case 'reconnect':
        return live.send({ type: taken.do });
      case 'time passes':
        return clock.increment(taken.milliseconds);
      case 'link opens':
        if (!link || opened.has(link) || over.has(link)) return;
        opened.add(link);
        if (!link.closing) connections += 1;
        return link.hooks.opened();
      case 'link breaks':
        if (!link || over.has(link)) return;
        over.add(link);
        return link.hooks.closed();
    }
  };

  return { live, links, name, take, counts: () => ({ refreshes, connections }) };
}

it('after any events of links, companies and time, the state is legal and each connection refreshes once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { live, links, name, take, counts } = world();
      for (const taken of steps) {
        take(taken);
        const { context } = live.getSnapshot();
        const state = name();
        expect([
          'Disconnected',
          'Connecting',
          'Connected',
          'Disconnecting',
          'Reconnecting.waiting',
          'Reconnecting.attempting',
        ]).toContain(state);
        expect(counts().refreshes).toBe(counts().connections);
        expect(context.attempt).toBeLessThan(4);
        if (context.gaveUp) expect(state).toBe('Disconnected');
        if (state === 'Connected') {
          expect(links.at(-1)?.customerId).toBe(context.wanted);
          expect(links.at(-1)?.closing).toBe(false);
        }
        expect(links.slice(0, -1).every((link) => link.closing)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('from wherever it got to, a working network brings it to the wanted company', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom(...companies), (steps, customerId) => {
      const { live, links, name, take } = world();
      steps.forEach(take);
      take({ do: 'connect', customerId });
      for (let round = 0; round < 8 && name() !== 'Connected'; round += 1) {
        take(name() === 'Disconnecting' ? { do: 'link breaks' } : { do: 'link opens' });
        if (name() !== 'Connected') take({ do: 'time passes', milliseconds: 30_000 });
      }
      expect(name()).toBe('Connected');
      expect(links.at(-1)?.customerId).toBe(customerId);
      expect(live.getSnapshot().context.wanted).toBe(customerId);
    }),
    { numRuns: 300 },
  );
});
