import { cuitCheckDigit } from '#core/shared/cuit.ts';

/**
 * A valid CUIT (docs/rules/shared.md 2) from a prefix and eight digits on; where a number has none, the next one is
 * taken.
 */
export const validCuit = (prefix: string, number: number): string => {
  const middle = String(number).padStart(8, '0');
  const check = cuitCheckDigit(prefix + middle);
  return check === null ? validCuit(prefix, number + 1) : `${prefix}-${middle}-${check}`;
};
