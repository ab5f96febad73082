/**
 * Argentina keeps UTC−3 the year round since 2009. Its dates are what people at the counter mean
 * (docs/rules/shared.md 1).
 */
const offsetMs = 3 * 60 * 60 * 1000;

/** Year, month, day and time in Buenos Aires of an instant in milliseconds. */
export const inBuenosAires = (
  instant: number,
): { readonly year: number; readonly month: number; readonly day: number; readonly time: string } => {
  const local = new Date(instant - offsetMs);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    time: local.toISOString().slice(11, 19),
  };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** 08/03/2026 for 2026-03-09T02:05Z. Accepts an ISO instant; an ISO date without time is that date. */
export const formatDate = (iso: string): string => {
  const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (dateOnly !== null) return `${dateOnly[3]}/${dateOnly[2]}/${dateOnly[1]}`;
  const { year, month, day } = inBuenosAires(Date.parse(iso));
  return `${two(day)}/${two(month)}/${year}`;
};

/** 08/03/2026 23:05:00 for 2026-03-09T02:05Z. */
export const formatDateTime = (iso: string): string => {
  const { time } = inBuenosAires(Date.parse(iso));
  return `${formatDate(iso)} ${time}`;
};

/** The date in Buenos Aires of an instant in milliseconds, as YYYY-MM-DD: 2026-03-08 for 2026-03-09T02:05Z. */
export const dateInBuenosAires = (instant: number): string => new Date(instant - offsetMs).toISOString().slice(0, 10);

/**
 * The instant (ISO 8601) at which that day (YYYY-MM-DD) begins in Buenos Aires: 2026-03-08T03:00:00.000Z for
 * 2026-03-08.
 */
export const startOfDay = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) + offsetMs).toISOString();

/** The date so many days later, or earlier for a negative number, as YYYY-MM-DD. */
export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The instant (ISO 8601) of a day (YYYY-MM-DD) and an hour (HH:MM) in Buenos Aires; null for any other text. */
export const instantInBuenosAires = (date: string, time: string): string | null => {
  const isMoment = /^\d{4}-\d{2}-\d{2}$/.test(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const local = isMoment ? Date.parse(`${date}T${time}:00Z`) : Number.NaN;
  // The 31st of April is no day, although some programs read it as the 1st of May.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== date) return null;
  return new Date(local + offsetMs).toISOString();
};
