const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * The eleventh digit of a CUIT that begins with these ten; null where there is none, since remainder 1 is refused
 * (docs/rules/shared.md 2).
 */
export const cuitCheckDigit = (tenDigits: string): number | null => {
  const remainder =
    [...tenDigits].reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0) % 11;
  if (remainder === 1) return null;
  return remainder === 0 ? 0 : 11 - remainder;
};

/** '30-50001091-2' of what people write ('30500010912', '30 50001091 2'); null where it is no CUIT. */
export const parseCuit = (text: string): string | null => {
  const match = /^\s*(\d{2})[-. ]?(\d{8})[-. ]?(\d)\s*$/.exec(text);
  if (match === null) return null;
  const [, prefix = '', middle = '', check] = match;
  return cuitCheckDigit(prefix + middle) === Number(check) ? `${prefix}-${middle}-${check}` : null;
};

/** The digits of a CUIT, by which two are the same however they are written; none of an empty one. */
export const cuitDigits = (cuit: string): string => cuit.replace(/\D/g, '');
