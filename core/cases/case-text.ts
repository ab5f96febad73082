import { halfWidth } from '#core/shared/accents.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { normaliseCode } from '#core/shared/product-code.ts';

/**
 * A number as somebody wrote it: with its year it is that one, without it any in which the digits stand. No leading
 * zeros.
 */
export interface NumberPart {
  readonly year: number | null;
  readonly digits: string;
}

/** What a typed text may be; a case is found by any of them (docs/rules/cases.md 1). */
export interface CaseText {
  readonly number: NumberPart | null;
  readonly customerCode: string;
  /** Part of a customer's name, without case and accents. */
  readonly customerName: string;
  /**
   * A code as codes are compared: of a product, of a document, of the other system. Empty where nothing of the text is
   * one.
   */
  readonly code: string;
  /** So short that it stands within too many: the whole code of a document, or of the other system. */
  readonly isWholeCode: boolean;
}

/** From so many signs on a text may be part of a code. */
const minPartLength = 3;

/** Reads '123', '00000123', '2026-123', '26/123' and '#123'. */
export const readNumberPart = (text: string): NumberPart | null => {
  const [, year, digits] = /^\s*#?\s*(?:(\d{4}|\d{2})\s*[-/]\s*)?0*([1-9]\d{0,7})\s*$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return { year: year === undefined ? null : Number(year.padStart(4, '20')), digits };
};

/** Null where nothing is asked. */
export const readCaseText = (typed: string): CaseText | null => {
  const text = halfWidth(typed).trim();
  if (text === '') return null;
  const code = normaliseCode(text);
  return {
    number: readNumberPart(text),
    customerCode: text,
    customerName: nameKey(text),
    code,
    isWholeCode: code.length < minPartLength,
  };
};
