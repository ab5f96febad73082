import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createServerClock } from '#core/shared/server-clock.ts';

const start = Date.parse('2026-11-28T12:00:00Z');
const dateAt = (instant: number): string => new Date(instant).toUTCString();

it('is the server’s to a minute, however wrong the own one is and however late or old an answer comes', () => {
  const steps = fc.array(
    fc.record({ passed: fc.nat(600_000), late: fc.nat(15_000), age: fc.constantFrom(0, 0, 300_000) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(fc.integer({ min: -4e10, max: 4e10 }), steps, (ahead, answers) => {
      let server = start;
      const clock = createServerClock({ now: () => server + ahead });
      clock.heard(dateAt(server));
      for (const { passed, late, age } of answers) {
        server += passed + late;
        clock.heard(dateAt(server - late - age));
        expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(61_000);
      }
    }),
  );
});

it('is the own one until the server said its own, and where what it says is no date', () => {
  const clock = createServerClock({ now: () => start });
  for (const date of [null, '', 'mañana']) {
    clock.heard(date);
    expect(clock.now()).toBe(start);
  }
});
