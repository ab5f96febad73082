import { expect, it } from 'vitest';
import { instantOf } from '#cli/arguments/moment.ts';

const clock = { now: () => Date.parse('2026-11-28T15:00:00Z') };

it.each([
  ['2026-12-01 08:00', '2026-12-01T11:00:00.000Z'],
  ['2026-12-01T08:00', '2026-12-01T11:00:00.000Z'],
  ['1/12/2026 8:00', '2026-12-01T11:00:00.000Z'],
  ['1-12-26', '2026-12-01T03:00:00.000Z'],
  ['mañana 7:30', '2026-11-29T10:30:00.000Z'],
  ['31/11/2026', null],
  ['1/12', null],
  ['mañana 25:00', null],
  ['1/12/2026 8:00 pm', null],
  ['mañana 8:00 p. m.', null],
  ['2026-12-01 08:00 -05:00', null],
  ['pronto', null],
  ['', null],
])('%j is %j', (text, instant) => {
  expect(instantOf(text, clock)).toBe(instant);
});
