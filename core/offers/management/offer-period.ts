import { isCalendarDate } from '#core/shared/calendar-date.ts';

/** The beginning of the first day and the end of the last in Buenos Aires, as YYYY-MM-DD; null without a limit. */
export interface OfferPeriod {
  readonly from: string | null;
  readonly until: string | null;
}

export const offerStates = ['current', 'scheduled', 'past', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

export type PeriodFlaw =
  | { readonly code: 'offer-from-unreadable' }
  | { readonly code: 'offer-until-unreadable' }
  | { readonly code: 'offer-days-reversed' }
  | { readonly code: 'offer-days-past' };

/** What it is on a day: what has not begun, or has ended, is no offer (docs/rules/offers.md 6). */
export const stateOn = ({ from, until }: OfferPeriod, isWithdrawn: boolean, today: string): OfferState => {
  if (isWithdrawn) return 'withdrawn';
  if (until !== null && until < today) return 'past';
  return from !== null && from > today ? 'scheduled' : 'current';
};

/** Whether some day belongs to both. */
export const overlaps = (one: OfferPeriod, other: OfferPeriod): boolean =>
  (one.from === null || other.until === null || one.from <= other.until) &&
  (other.from === null || one.until === null || other.from <= one.until);

/** A year of four digits that begins otherwise was mistyped. */
const isDay = (text: string): boolean => text.startsWith('2') && isCalendarDate(text);

export const periodFlaw = ({ from, until }: OfferPeriod, today: string): PeriodFlaw | null => {
  if (from !== null && !isDay(from)) return { code: 'offer-from-unreadable' };
  if (until === null) return null;
  if (!isDay(until)) return { code: 'offer-until-unreadable' };
  if (from !== null && until < from) return { code: 'offer-days-reversed' };
  return until < today ? { code: 'offer-days-past' } : null;
};
