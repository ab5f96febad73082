import { dateInBuenosAires, instantInBuenosAires } from '#core/shared/buenos-aires.ts';
import { writtenDay } from '#core/sheets/written-day.ts';
import { machineClock } from '../machine-clock.ts';

/** '2026-12-01 08:00', '1/12/2026 8:00', or a day alone from its beginning, in Buenos Aires; ISO 8601, else null. */
export const instantOf = (text: string, clock = machineClock): string | null => {
  const [date = '', time = '00:00', ...rest] = text.trim().split(/[ T]+/);
  // What else was said, such as 'p. m.' or a zone, would make it another moment.
  if (rest.length > 0) return null;
  const day = writtenDay(date, dateInBuenosAires(clock.now()));
  return day === null ? null : instantInBuenosAires(day, time.padStart(5, '0'));
};
