import { dayAfter } from '#core/shared/buenos-aires.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { asId } from '#core/shared/ids.ts';
import { money, zero } from '#core/shared/money.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { type PaymentDetails, type PaymentMethod, paymentMethods } from './payment.ts';

export const maxReferenceLength = 60;
export const maxNoteLength = 500;
/** Longest reason for a refusal, in characters. */
export const maxReasonLength = 500;
export const maxPaidDocuments = 100;
/** In days: an older date is taken for a mistyped year. */
const maxAge = 366;
const tooMuch = money('100000000000000');

export type PaymentField = 'amount' | 'paidOn' | 'method' | 'reference' | 'note' | 'documents';

export interface PaymentFlaw {
  readonly code:
    | 'payment-amount-wrong'
    | 'payment-day-wrong'
    | 'payment-day-ahead'
    | 'payment-day-too-old'
    | 'payment-method-wrong'
    | 'payment-reference-missing'
    | 'payment-reference-too-long'
    | 'payment-note-too-long'
    | 'payment-documents-too-many';
  readonly field: PaymentField;
}

/** A payment as it is kept: nothing around its texts, and nothing of those that nobody sees (docs/rules/cases.md 4). */
export const tidiedPayment = (details: PaymentDetails): PaymentDetails => ({
  ...details,
  paidOn: details.paidOn.trim(),
  reference: tidyText(details.reference),
  note: tidyText(details.note),
});

/**
 * What is wrong with a payment, in the order of its fields; `today` is YYYY-MM-DD of Buenos Aires
 * (docs/rules/payments.md 1).
 */
export const paymentFlaws = (details: PaymentDetails, today: string): readonly PaymentFlaw[] => {
  const { amount, paidOn, method, reference, note, documents } = tidiedPayment(details);
  const isDay = isCalendarDate(paidOn);
  const isAmount = amount.gt(zero) && amount.lt(tooMuch) && amount.scale <= 2;
  const checks: readonly (readonly [isWrong: boolean, code: PaymentFlaw['code'], field: PaymentField])[] = [
    [!isAmount, 'payment-amount-wrong', 'amount'],
    [!isDay, 'payment-day-wrong', 'paidOn'],
    [isDay && paidOn > today, 'payment-day-ahead', 'paidOn'],
    [isDay && paidOn < dayAfter(today, -maxAge), 'payment-day-too-old', 'paidOn'],
    [!paymentMethods.includes(method), 'payment-method-wrong', 'method'],
    [reference === '' && method !== 'cash', 'payment-reference-missing', 'reference'],
    [reference.length > maxReferenceLength, 'payment-reference-too-long', 'reference'],
    [note.length > maxNoteLength, 'payment-note-too-long', 'note'],
    [documents.length > maxPaidDocuments, 'payment-documents-too-many', 'documents'],
  ];
  return checks.flatMap(([isWrong, code, field]) => (isWrong ? [{ code, field }] : []));
};

/** A payment as typed into a form; documents by their ids. */
export interface TypedPayment {
  readonly amount: string;
  readonly paidOn: string;
  readonly method: string;
  readonly reference: string;
  readonly note: string;
  readonly documents: readonly string[];
}

export const blankPayment: TypedPayment = {
  amount: '',
  paidOn: '',
  method: 'transfer',
  reference: '',
  note: '',
  documents: [],
};

/** What a form says; `paymentFlaws` tells what of it is wrong. A text that is no amount counts as 0. */
export const readTypedPayment = (typed: TypedPayment): PaymentDetails =>
  tidiedPayment({
    ...typed,
    amount: money(parseNumber(typed.amount, 'auto') ?? 0),
    method: typed.method as PaymentMethod,
    documents: typed.documents.map((id) => asId<'document'>(id)),
  });
