import { dayMonthYear } from './written-day.ts';

/** '2026-12-31' as people write it: '31/12/2026'. */
export const textOfDay = (day: string): string => day.split('-').reverse().join('/');

/**
 * '2026-12-31' of a day as a sheet has it: 31/12/2026, 31-12-26, or 2026-12-31 with or without an hour. What is no day
 * stays as it is, and is refused later.
 */
export const dayOfText = (text: string): string => {
  const plain = text.trim();
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(plain)?.[1];
  return iso ?? dayMonthYear(plain) ?? plain;
};
