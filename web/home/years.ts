import type { Distributor } from '#core/distributor/distributor.ts';

/** 'más de N años' that stays true for a while: the years since the founding, down to a multiple of five. */
export const roundYears = (since: number, year: number): number => Math.floor((year - since) / 5) * 5;

/**
 * A text of the distributor with its {desde} and {años} filled in; `now` in milliseconds. Empty where it names what is
 * not known: the year was not said, or is less than five years ago.
 */
export const withYears = (text: string, { since }: Pick<Distributor, 'since'>, now: number): string => {
  const years = since === null ? 0 : roundYears(since, new Date(now).getFullYear());
  if (since === null && text.includes('{desde}')) return '';
  if (years <= 0 && text.includes('{años}')) return '';
  return text.replaceAll('{desde}', String(since)).replaceAll('{años}', String(years));
};
