import type { PaidDocument } from './payment.ts';

/**
 * Documents of a payment that something can still be taken off: what left the account has no debt any more
 * (docs/rules/current-account.md 17).
 */
export const openDocuments = <Some extends Pick<PaidDocument, 'paid' | 'isGone'>>(
  documents: readonly Some[],
): readonly Some[] => documents.filter(({ paid, isGone }) => paid === null && !isGone);
