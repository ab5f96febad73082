const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** A valid CUIT (decisions.md §10) from a prefix and eight digits on; a number whose remainder is 1 has none, so the next one is taken. */
export const validCuit = (prefix: string, number: number): string => {
  const middle = String(number).padStart(8, '0');
  const sum = [...(prefix + middle)].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  const remainder = sum % 11;
  if (remainder === 1) return validCuit(prefix, number + 1);
  return `${prefix}-${middle}-${remainder === 0 ? 0 : 11 - remainder}`;
};
