import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { type Money, money } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { type DocumentLetter, type DocumentName, documentLetters } from '../document-title.ts';

/** A document as staff settle it. Dates are YYYY-MM-DD. */
export interface DocumentDetails extends DocumentName {
  /** The customer's code, or its CUIT. */
  readonly customer: string;
  readonly date: string;
  readonly expiration: string;
  readonly total: Money;
  /** The part of the total that is not paid. */
  readonly debt: Money;
}

export const documentFields = [
  'customer',
  'letter',
  'pointOfSale',
  'number',
  'date',
  'expiration',
  'total',
  'debt',
] as const satisfies readonly (keyof DocumentDetails)[];
export type DocumentField = (typeof documentFields)[number];

/** A document as typed into a form; an empty debt means that the whole total is owed. */
export type TypedDocument = Readonly<Record<DocumentField, string>>;

export const blankDocument: TypedDocument = {
  customer: '',
  letter: 'A',
  pointOfSale: '',
  number: '',
  date: '',
  expiration: '',
  total: '',
  debt: '',
};

export interface DocumentFlaw {
  readonly code:
    | 'document-customer-missing'
    | 'document-letter-wrong'
    | 'document-point-of-sale-wrong'
    | 'document-number-wrong'
    | 'document-date-wrong'
    | 'document-dated-ahead'
    | 'document-expiration-wrong'
    | 'document-expires-before'
    | 'document-total-wrong'
    | 'document-debt-wrong'
    | 'document-debt-above-total';
  readonly field: DocumentField;
}

/** More pesos than a column holds. */
const tooMuch = money('100000000000000');

const isWhole = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;

/** A day that this program can have a document of. */
export const isDocumentDay = (day: string): boolean => isCalendarDate(day) && day >= '2000' && day < '2200';

/** A day more than a year after today is a typing error (docs/rules/current-account.md 10). */
export const isDatedAhead = (day: string, today: string): boolean =>
  isDocumentDay(day) && day > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

const isAmount = (amount: Money): boolean => !amount.isNegative() && amount.lt(tooMuch) && amount.scale <= 2;

/** What is wrong with a document, in the order of its fields (docs/rules/current-account.md 10). */
export const documentFlaws = (details: DocumentDetails): readonly DocumentFlaw[] => {
  const { customer, letter, pointOfSale, number, date, expiration, total, debt } = details;
  const areDays = isDocumentDay(date) && isDocumentDay(expiration);
  const areAmounts = isAmount(total) && isAmount(debt);
  const checks: readonly (readonly [isWrong: boolean, code: DocumentFlaw['code'], field: DocumentField])[] = [
    [customer.trim() === '', 'document-customer-missing', 'customer'],
    [!documentLetters.includes(letter), 'document-letter-wrong', 'letter'],
    [!isWhole(pointOfSale, 99_999), 'document-point-of-sale-wrong', 'pointOfSale'],
    [!isWhole(number, 99_999_999), 'document-number-wrong', 'number'],
    [!isDocumentDay(date), 'document-date-wrong', 'date'],
    [!isDocumentDay(expiration), 'document-expiration-wrong', 'expiration'],
    [areDays && expiration < date, 'document-expires-before', 'expiration'],
    [!isAmount(total), 'document-total-wrong', 'total'],
    [!isAmount(debt), 'document-debt-wrong', 'debt'],
    [areAmounts && debt.gt(total), 'document-debt-above-total', 'debt'],
  ];
  return checks.flatMap(([isWrong, code, field]) => (isWrong ? [{ code, field }] : []));
};

/** A text that is no amount becomes one that the rules refuse. */
const amountOf = (text: string): Money => money(parseNumber(text, 'auto') ?? '-1');
const wholeOf = (text: string): number => (/^\s*\d{1,8}\s*$/.test(text) ? Number(text) : 0);

/** The typed texts as details; `documentFlaws` tells what of them is wrong. */
export const readTypedDocument = (typed: TypedDocument): DocumentDetails => ({
  customer: typed.customer.trim(),
  letter: typed.letter.trim().toUpperCase() as DocumentLetter,
  pointOfSale: wholeOf(typed.pointOfSale),
  number: wholeOf(typed.number),
  date: typed.date.trim(),
  expiration: typed.expiration.trim(),
  total: amountOf(typed.total),
  debt: amountOf(typed.debt.trim() === '' ? typed.total : typed.debt),
});

/** The form of a stored document, before anybody changes a field of it. */
export const typedDocument = (details: DocumentDetails): TypedDocument => ({
  customer: details.customer,
  letter: details.letter,
  pointOfSale: String(details.pointOfSale),
  number: String(details.number),
  date: details.date,
  expiration: details.expiration,
  total: details.total.toFixed(2).replace('.', ','),
  debt: details.debt.toFixed(2).replace('.', ','),
});

/** Whether two documents have the same details. */
export const isSameDocument = (one: DocumentDetails, other: DocumentDetails): boolean =>
  documentFields.every((field) => String(one[field]) === String(other[field]));
