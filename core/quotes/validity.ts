const dayMs = 86_400_000;

export const defaultValidityDays = 7;
export const maxValidityDays = 365;

/** The last day on which a quote of that date holds; both YYYY-MM-DD. */
export const validUntil = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

export type QuoteState = 'Valid' | 'Expired';

/** On its last day a quote is still valid. */
export const quoteState = (until: string, today: string): QuoteState => (until < today ? 'Expired' : 'Valid');
