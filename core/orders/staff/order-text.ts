import { halfWidth } from '#core/shared/accents.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { type DocumentNumber, parseDocumentNumber } from '../number.ts';

/** What a typed text may be; an order is found by any of them (docs/rules/orders.md 7). */
export interface OrderText {
  /** The order of that year and number. */
  readonly order: DocumentNumber | null;
  /** Orders of that number, of any year; null where the text is no number. */
  readonly number: number | null;
  /** The customer of that code. */
  readonly customerCode: string;
  /** Part of a customer's name, without case and accents; empty where it says nothing. */
  readonly customerName: string;
  /** A product's code as codes are compared; empty where it is too short for one. */
  readonly productCode: string;
}

const minCodeLength = 3;

/** Null where nothing is asked. */
export const readOrderText = (typed: string): OrderText | null => {
  const text = halfWidth(typed).trim();
  if (text === '') return null;
  const code = normaliseCode(text);
  return {
    order: parseDocumentNumber(text),
    number: /^\d{1,8}$/.test(text) && Number(text) > 0 ? Number(text) : null,
    customerCode: text,
    customerName: nameKey(text),
    productCode: code.length < minCodeLength ? '' : code,
  };
};
