import { mostPerLine } from '#core/cart/quantity.ts';

const plain = /^(?:0|[1-9]\d{0,6})$/;
const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const withZeroCents = /^(0|[1-9]\d{0,6})[.,]0{1,2}$/;

/**
 * The quantity that a text is, or null. Thousands are grouped by points ('1.000' is a thousand), needless cents are
 * understood ('10,00'); leading zeros and long numbers are codes. More than a line may hold is the first that it may not.
 */
export const wholeQuantity = (text: string): number | null => {
  const digits = plain.test(text)
    ? text
    : grouped.test(text)
      ? text.replaceAll('.', '')
      : withZeroCents.exec(text)?.[1];
  return digits === undefined ? null : Math.min(Number(digits), mostPerLine + 1);
};

/** Up to three digits: what is far likelier a quantity than a code where a line has both. */
export const looksLikeQuantity = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text.trim());
