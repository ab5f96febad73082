import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { Claim } from './claim.ts';

/**
 * The number of the order that a claim says it is about, of any customer; null where it names another document
 * (docs/rules/claims.md 6).
 */
export const orderNamedIn = ({ purchaseDocument }: Pick<Claim, 'purchaseDocument'>): string | null => {
  const number = parseDocumentNumber(purchaseDocument);
  return number === null ? null : formatNumber(number);
};
