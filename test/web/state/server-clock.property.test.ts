import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createServerClock } from '#web/state/server-clock.ts';

const start = Date.parse('2026-11-28T12:00:00Z');
const dateAt = (instant: number): string => new Date(instant).toUTCString();

it('is the server’s to little more than a minute, as it was last told, however wrong the own one is, and once that is set right', () => {
  const steps = fc.array(
    fc.record({ passed: fc.nat(600_000), late: fc.nat(15_000), set: fc.integer({ min: -4e10, max: 4e10 }) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(steps, (answers) => {
      let [server, ahead] = [start, 0];
      const clock = createServerClock({ now: () => server + ahead });
      for (const { passed, late, set } of answers) {
        ahead = set;
        server += passed + late;
        clock.received(dateAt(server - late));
        expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(76_000);
      }
    }),
  );
});

it('is the own one until the server said its own, and where what it says is no date', () => {
  const clock = createServerClock({ now: () => start });
  for (const date of [null, '', 'mañana']) {
    clock.received(date);
    expect(clock.now()).toBe(start);
  }
});
