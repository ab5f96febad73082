/**
 * An order's number as people say it: the year, and the number padded to eight digits. Claims, warranties and RMAs use
 * the form too.
 */
export interface DocumentNumber {
  readonly year: number;
  readonly number: number;
}

/** Digits of a number, also of one in the current account. */
export const numberLength = 8;

export const paddedNumber = (number: number): string => String(number).padStart(numberLength, '0');

export const formatNumber = ({ year, number }: DocumentNumber): string => `${year}-${paddedNumber(number)}`;

/** Reads '2026-00000001' and what a hurried hand makes of it: '2026-1', ' 2026/1 '. Null if it is no number. */
export const parseDocumentNumber = (text: string): DocumentNumber | null => {
  const match = /^\s*(\d{4})\s*[-/ ]\s*(\d{1,8})\s*$/.exec(text);
  if (match === null) return null;
  const [, year, number] = match;
  return Number(number) > 0 ? { year: Number(year), number: Number(number) } : null;
};
