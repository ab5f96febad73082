import type { Payment, PaymentDetails } from './payment.ts';

/** A payment as it is about to be reported, with the documents that it pays by their titles. */
export interface PaymentToReport {
  readonly details: PaymentDetails;
  readonly titles: readonly string[];
  /** Whether the day was typed: else it is today's. */
  readonly isDayTyped: boolean;
}

/**
 * Payments of a company that say just what is about to be reported. If no day is given, one of another day counts too
 * where its reference or its documents tell it apart; a sum alone is paid again and again.
 */
export const reportedAlready = <Listed extends Payment>(
  reported: readonly Listed[],
  { details, titles, isDayTyped }: PaymentToReport,
): readonly Listed[] => {
  const isOfThatDay = isDayTyped || (details.reference === '' && titles.length === 0);
  const paid = titles.toSorted().join();
  return reported.filter(
    (each) =>
      each.amount.equals(details.amount) &&
      (!isOfThatDay || each.paidOn === details.paidOn) &&
      each.method === details.method &&
      each.reference === details.reference &&
      each.note === details.note &&
      each.documents
        .map(({ title }) => title)
        .sort()
        .join() === paid,
  );
};
