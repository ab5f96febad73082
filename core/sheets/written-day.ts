import { withoutAccents } from '#core/shared/accents.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';

/** Days that people say without a number, by how many days they are after today. */
const daysFromToday: Readonly<Record<string, number>> = { hoy: 0, ayer: -1, anteayer: -2, manana: 1 };

/** 31/12/2026, 31-12-26 and 31.12.26 as 2026-12-31, whether the calendar has it or not; null for any other text. */
export const dayMonthYear = (text: string): string | null => {
  const [, day, month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  return day === undefined ? null : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/**
 * A day as people write it, as YYYY-MM-DD: 2026-11-24, 24/11/2026, 24-11-26, or 'hoy', 'ayer', 'anteayer', 'mañana' of
 * `today` (YYYY-MM-DD). Null for what is no day of the calendar, and for one without its year.
 */
export const writtenDay = (text: string, today: string): string | null => {
  const word = withoutAccents(text).trim().toLowerCase();
  const days = Object.hasOwn(daysFromToday, word) ? daysFromToday[word] : undefined;
  if (days !== undefined) return dayAfter(today, days);
  const written = dayMonthYear(word) ?? word;
  return isCalendarDate(written) ? written : null;
};
