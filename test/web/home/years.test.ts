import { expect, test } from 'vitest';
import { roundYears } from '#web/home/years.ts';

test.each([
  [2019, 30],
  [2023, 30],
  [2024, 35],
  [2026, 35],
])('in %i the distributor of 1989 has more than %i years', (year, years) => {
  expect(roundYears(1989, year)).toBe(years);
});
