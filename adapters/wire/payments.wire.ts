import * as z from 'zod/mini';
import {
  everyPayment,
  type Payment,
  type PaymentDetails,
  type PaymentFilter,
  type PaymentPage,
  paymentMethods,
  paymentStates,
  type ReversedPayment,
  stayedWhys,
} from '#core/payments/payment.ts';
import { maxPaidDocuments, tidiedPayment } from '#core/payments/payment-flaws.ts';
import { maxReceiptBytes } from '#core/payments/receipt.ts';
import { money, toPesos } from '#core/shared/money.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { fromWireOrNull, pesos, toWireOrNull } from './amounts.wire.ts';
import { base64Wire, maxFileSigns } from './base64.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

const page = { after: z.optional(z.string().check(z.maxLength(300))) };
export const ownPaymentsQueryWire = z.strictObject(page);

/** The filter of the list, in the address; a field that is left out is no condition. */
export const paymentQueryWire = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  customer: z.optional(z.string().check(z.maxLength(64))),
  state: z.optional(z.enum(paymentStates)),
  onAccount: z.optional(z.literal('1')),
  ...page,
});

/** The filter of payments, and the kind of file. */
export const paymentTableQueryWire = z.extend(z.omit(paymentQueryWire, { after: true }), {
  format: z.enum(sheetFormats),
});

export const paymentFilterFromWire = (query: Omit<z.infer<typeof paymentQueryWire>, 'after'>): PaymentFilter => ({
  text: query.q ?? '',
  customerId: query.customer === undefined ? null : idFromWire(query.customer),
  state: query.state ?? null,
  isOnAccount: query.onAccount !== undefined,
});

/** Leaves out fields that are no condition: the same filter is the same address. */
export const paymentFilterToWire = ({
  text,
  customerId,
  state,
  isOnAccount,
}: PaymentFilter): Record<string, string> => ({
  ...(text.trim() === '' ? {} : { q: text.trim() }),
  ...(customerId === null ? {} : { customer: customerId }),
  ...(state === null ? {} : { state }),
  ...(isOnAccount ? { onAccount: '1' } : {}),
});

/** The filter of an address that somebody may have written by hand: what cannot be read asks for nothing. */
export const paymentFilterOfAddress = (query: URLSearchParams): PaymentFilter => {
  const readable = Object.entries(paymentQueryWire.shape).flatMap(([name, schema]) => {
    // The server refuses what nobody can type.
    const text = query.get(name)?.replace(/\p{Cc}+/gu, ' ') ?? '';
    return text !== '' && z.safeParse(schema, text).success ? [[name, text] as const] : [];
  });
  return readable.length === 0 ? everyPayment : paymentFilterFromWire(Object.fromEntries(readable));
};

export const paymentWire = z.object({
  id: answeredId,
  customerId: answeredId,
  customerCode: z.string(),
  customerName: z.string(),
  amount: pesos,
  /** A server of before has nothing on account. */
  onAccount: z._default(pesos, 0),
  /** YYYY-MM-DD. */
  paidOn: z.string(),
  method: z.enum(paymentMethods),
  reference: z.string(),
  note: z.string(),
  documents: z.array(
    z.object({
      title: z.string(),
      paid: z.nullable(pesos),
      isGone: z._default(z.boolean(), false),
      /** A server of before does not say it. */
      owed: z._default(z.nullable(pesos), null),
    }),
  ),
  state: z.enum(paymentStates),
  reportedBy: z.string(),
  reportedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  reason: z.string(),
  receipt: z.nullable(z.string()),
  possibleDuplicates: z._default(z.array(answeredId), []),
});

/** The answer of a reversal; an older server does not say what stayed. */
export const reversedPaymentWire = z.extend(paymentWire, {
  stayed: z.optional(z.array(z.object({ title: z.string(), why: z.enum(stayedWhys) }))),
});

export const reversedPaymentToWire = ({
  stayed,
  ...payment
}: ReversedPayment): z.infer<typeof reversedPaymentWire> => ({ ...paymentToWire(payment), stayed: [...stayed] });

export const reversedPaymentFromWire = ({
  stayed = [],
  ...payment
}: z.infer<typeof reversedPaymentWire>): ReversedPayment => ({ ...paymentFromWire(payment), stayed });

export const paymentPageWire = z.object({ payments: z.array(paymentWire), next: z.nullable(z.string()) });

export const paymentToWire = ({
  amount,
  onAccount,
  documents,
  possibleDuplicates,
  ...payment
}: Payment): z.infer<typeof paymentWire> => ({
  ...payment,
  amount: toPesos(amount),
  onAccount: toPesos(onAccount),
  documents: documents.map(({ paid, owed, ...document }) => ({
    ...document,
    paid: toWireOrNull(paid),
    owed: toWireOrNull(owed),
  })),
  possibleDuplicates: [...possibleDuplicates],
});

export const paymentFromWire = ({
  amount,
  onAccount,
  documents,
  possibleDuplicates,
  ...payment
}: z.infer<typeof paymentWire>): Payment => ({
  ...payment,
  id: idFromWire(payment.id),
  customerId: idFromWire(payment.customerId),
  amount: money(amount),
  onAccount: money(onAccount),
  documents: documents.map(({ paid, owed, ...document }) => ({
    ...document,
    paid: fromWireOrNull(paid),
    owed: fromWireOrNull(owed),
  })),
  possibleDuplicates: possibleDuplicates.map((id) => idFromWire(id)),
});

export const paymentPageToWire = ({ payments, next }: PaymentPage): z.infer<typeof paymentPageWire> => ({
  payments: payments.map(paymentToWire),
  next,
});

export const paymentPageFromWire = ({ payments, next }: z.infer<typeof paymentPageWire>): PaymentPage => ({
  payments: payments.map(paymentFromWire),
  next,
});

const written = z.string().check(z.maxLength(2000));

/** The body of `POST api/Payments`. The amount in pesos; what is wrong with it is refused by its own codes. */
export const reportedPaymentWire = z.strictObject({
  amount: pesos,
  paidOn: written,
  method: z.enum(paymentMethods),
  reference: z._default(written, ''),
  note: z._default(written, ''),
  documents: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(maxPaidDocuments)), []),
  receipt: z._default(
    z.nullable(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(255)),
        content: base64Wire(maxFileSigns(maxReceiptBytes)),
      }),
    ),
    null,
  ),
});

type ReportedWire = z.infer<typeof reportedPaymentWire>;

export const reportedPaymentFromWire = ({ receipt: _receipt, ...body }: ReportedWire): PaymentDetails =>
  tidiedPayment({
    ...body,
    amount: money(body.amount),
    documents: body.documents.map((id) => idFromWire<'document'>(id)),
  });

export const reportedPaymentToWire = (
  { amount, paidOn, method, reference, note, documents }: PaymentDetails,
  receipt: NamedFile<string> | null,
): z.input<typeof reportedPaymentWire> => ({
  amount: toPesos(amount),
  paidOn,
  method,
  reference,
  note,
  documents: [...documents],
  receipt,
});

export const acceptanceWire = z.strictObject({ settles: z.boolean() });
export const refusalWire = z.strictObject({ reason: z.string().check(z.maxLength(2000)) });
