import { maxPerLine } from '#core/shared/max-per-line.ts';

const plain = /^(?:0|[1-9]\d{0,6})$/;
const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
/** As numbers are written here: points between thousands, a comma before decimals. */
const withComma = /^(0|[1-9]\d{0,6}|[1-9]\d{0,2}(?:\.\d{3})+),(\d{1,10})$/;
/** As programs write it; three decimals after a point are thousands here, and read as such before this is tried. */
const withPoint = /^(0|[1-9]\d{0,6}|[1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,10})$/;

/**
 * The quantity that a text is, or null: '4', '1.000' (a thousand), '10,00' (ten), '1,5' (one and a half, which cannot
 * be ordered: the person is asked). Leading zeros and long numbers are codes. More than a line may hold is the first
 * that it may not.
 */
export const writtenQuantity = (text: string): number | null => {
  if (plain.test(text)) return atMost(Number(text));
  if (grouped.test(text)) return atMost(Number(text.replaceAll('.', '')));
  const [, whole, decimals] = withComma.exec(text) ?? withPoint.exec(text) ?? [];
  return whole === undefined ? null : atMost(Number(`${whole.replace(/[.,]/g, '')}.${decimals}`));
};

const atMost = (quantity: number): number => Math.min(quantity, maxPerLine + 1);

/** Whether so many can be ordered at all: half a part can't. Without a quantity the least is ordered, which can. */
export const isWhole = (quantity: number | null): boolean => quantity === null || Number.isInteger(quantity);

/** Up to three digits: what is far likelier a quantity than a code where a line has both. */
export const looksLikeQuantity = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text.trim());

/**
 * '1,5' or '2.25': three digits and a part. What is longer ('6203.2') is likelier a code, unless a heading says
 * otherwise.
 */
export const looksLikeDecimal = (text: string): boolean => /^(?:0|[1-9]\d{0,2})[.,]\d{1,3}$/.test(text.trim());
