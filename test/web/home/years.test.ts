import { expect, test } from 'vitest';
import { roundYears, withYears } from '#web/home/years.ts';

test.each([
  [2019, 30],
  [2023, 30],
  [2024, 35],
  [2026, 35],
])('in %i the distributor of 1989 has more than %i years', (year, years) => {
  expect(roundYears(1989, year)).toBe(years);
});

test('a text of the distributor tells the years as they are today', () => {
  const today = Date.parse('2026-11-20T15:00:00Z');
  expect(withYears('Desde {desde}, {años} años: {años}. {otro}', { since: 1974 }, today)).toBe(
    'Desde 1974, 50 años: 50. {otro}',
  );
});

test.each([
  ['Desde {desde}', { since: null }, ''],
  ['más de {años} años', { since: null }, ''],
  ['más de {años} años', { since: 2024 }, ''],
  ['Desde {desde}', { since: 2024 }, 'Desde 2024'],
  ['Siempre', { since: null }, 'Siempre'],
])('«%s» of %j is %j where it names what is not known', (text, whose, expected) => {
  expect(withYears(text, whose, Date.parse('2026-11-20T15:00:00Z'))).toBe(expected);
});
