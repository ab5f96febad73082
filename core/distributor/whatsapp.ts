/** Digits of a number within the country: area code and subscriber together. */
const nationalLength = 10;

/**
 * A number within the country with the 15 that mobiles have after the area code, which has 2 digits in Buenos Aires and
 * 3 or 4 elsewhere.
 */
const withoutFifteen = (digits: string): string => {
  if (digits.length !== nationalLength + 2) return digits;
  const areas = digits.startsWith('11') ? [2] : [3, 4];
  const area = areas.find((length) => digits.slice(length, length + 2) === '15');
  return area === undefined ? digits : digits.slice(0, area) + digits.slice(area + 2);
};

/** Area codes begin with 11 in Buenos Aires, with 2 or 3 elsewhere. */
const isNational = (digits: string): boolean => /^(?:11|[23]\d)\d{8}$/.test(digits);

/**
 * The number by which WhatsApp knows a mobile of the country, 13 digits: +54 11 5874 9895 and 011 15 5874-9895 are
 * 5491158749895, 0291-15-555-4444 is 5492915554444 (docs/rules/shared.md 3). Null where the text names none, as
 * where the area code is missing.
 */
export const whatsappNumber = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  const abroad = digits.length > nationalLength ? digits.replace(/^54(?=\d)/, '') : digits;
  const mobile = abroad.length > nationalLength ? abroad.replace(/^9(?=0?\d{10})/, '') : abroad;
  const national = withoutFifteen(mobile.replace(/^0/, ''));
  return isNational(national) ? `549${national}` : null;
};

/** The address that opens a chat with the text written; without a number WhatsApp asks for whom it is. */
export const whatsappLink = (number: string | null, text: string): string =>
  `https://wa.me/${number ?? ''}?text=${encodeURIComponent(text)}`;

/**
 * The address of a chat with a number as people write it: by its digits where it is none of the country. Empty without
 * digits.
 */
export const whatsappAddress = (text: string): string => {
  const digits = whatsappNumber(text) ?? text.replace(/\D/g, '');
  return digits === '' ? '' : `https://wa.me/${digits}`;
};
