const weights = [3, 1, 7, 9];

/**
 * The digit that closes a block of a CBU: weights 3, 1, 7, 9 repeating from the right
 * (docs/rules/current-account.md 8).
 */
export const cbuCheckDigit = (digits: string): number => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (weights[place % weights.length] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
};

const closes = (block: string): boolean => cbuCheckDigit(block.slice(0, -1)) === Number(block.at(-1));

/** The 22 digits of a CBU, however they are spaced; null where a block of 8 or of 14 doesn't check. */
export const parseCbu = (text: string): string | null => {
  const digits = text.replace(/[\s.-]/g, '');
  if (!/^\d{22}$/.test(digits)) return null;
  return closes(digits.slice(0, 8)) && closes(digits.slice(8)) ? digits : null;
};
