import type { BeyondDebt } from '#core/payments/beyond-debt.ts';
import { openDocuments } from '#core/payments/open-documents.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import {
  type Payment,
  type PaymentMethod,
  type PaymentState,
  type StayedDocument,
  type StayedWhy,
  stayedWhys,
} from '#core/payments/payment.ts';
import {
  maxNoteLength,
  maxPaidDocuments,
  maxReasonLength,
  maxReferenceLength,
  type PaymentField,
  type PaymentFlaw,
} from '#core/payments/payment-flaws.ts';
import { paidByNow, paymentParts, wouldBeOnAccount } from '#core/payments/payment-parts.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { type Money, zero } from '#core/shared/money.ts';
import { formatBytes } from './bytes.es.ts';
import { formatPesos } from './numbers.es.ts';
import { everywhere, listFileTexts, type Texts, tell, unreachableText } from './problem-text.es.ts';

export const paymentMethodTexts: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Transferencia',
  deposit: 'Depósito',
  cheque: 'Cheque',
  'electronic-cheque': 'E-cheq',
  cash: 'Efectivo',
  other: 'Otro',
};

/** For a document that was taken out of the account since. */
export const goneDocumentText = 'ya no está en su cuenta';

export const paymentStateTexts: Readonly<Record<PaymentState, string>> = {
  waiting: 'En revisión',
  accepted: 'Aceptado',
  refused: 'Rechazado',
  withdrawn: 'Anulado',
};

/** States of several payments, in the plural. */
export const paymentStatesTexts: Readonly<Record<PaymentState, string>> = {
  waiting: 'En revisión',
  accepted: 'Aceptados',
  refused: 'Rechazados',
  withdrawn: 'Anulados',
};

/** Who decided, and when. */
export const decisionText = ({ state, decidedBy, decidedAt }: Payment): string =>
  decidedAt === null ? '' : `${paymentStateTexts[state]} por ${decidedBy ?? ''} el ${formatDateTime(decidedAt)}`;

/** For a payment that waits again, since its acceptance was taken back. */
export const reversedText = ({ reason }: Pick<Payment, 'reason'>): string => `Se anuló la aceptación: ${reason}`;

export const paymentTitle = ({ method, paidOn }: Pick<Payment, 'method' | 'paidOn'>): string =>
  `${paymentMethodTexts[method]} del ${formatDate(paidOn)}`;

/** Where an accepted payment went, each part by its name: together they are its amount. */
export const paymentPartTexts = (payment: Payment): readonly (readonly [name: string, amount: string])[] => {
  const parts = paymentParts(payment);
  if (parts === null) return [];
  return [
    ...parts.documents.map(({ title, paid }) => [title, paid] as const),
    ['A cuenta', parts.onAccount] as const,
    ['Ya imputado', parts.appliedElsewhere] as const,
  ].flatMap(([name, part]) => (part.isZero() ? [] : [[name, formatPesos(part)] as const]));
};

/** What is more than the documents owe; null for nothing. */
export const leftOverText = (over: Money): string | null =>
  over.isZero() ? null : `Sobran ${formatPesos(over)}: quedan a cuenta`;

/**
 * What accepting it comes to beside what the documents owe, in sentences: what is left over, or that none of it counts,
 * and what owes nothing any more. `settles`: it is taken off the documents that it names.
 */
export const acceptanceTexts = (payment: Payment, settles: boolean): readonly string[] => {
  if (payment.documents.length === 0) return ['No nombra comprobantes: queda a cuenta'];
  if (openDocuments(payment.documents).length === 0) {
    return ['Los comprobantes que nombra ya no están en su cuenta: queda a cuenta'];
  }
  if (!settles) return ['No se descuenta de nada ni queda a cuenta: se da por imputado en tu sistema'];
  const over = wouldBeOnAccount(payment);
  const paid = paidByNow(payment);
  const left = over === null ? null : leftOverText(over);
  return [
    ...(left === null ? [] : [left]),
    ...(paid.length === 0
      ? []
      : [`${paid.join(', ')} no debe${paid.length === 1 ? '' : 'n'} nada: fijate si este pago ya está imputado`]),
  ];
};

/** For a payment that looks like another that was reported too (docs/rules/payments.md 7). */
export const duplicateText = 'Parece informado dos veces: hay otro pago con el mismo importe, día y comprobantes';
/** For the company that reports such a payment. */
export const ownDuplicateText = 'Ya informaste un pago con el mismo importe, día y comprobantes';

/**
 * What a company owes, and what becomes of the rest of a payment of more, in parts (docs/rules/payments.md 8). `drawn`
 * draws an amount.
 */
export const beyondDebtText = <Drawn>(
  { debt, waiting, owed }: BeyondDebt,
  drawn: (amount: string) => Drawn,
): readonly (string | Drawn)[] => {
  if (debt.equals(zero)) return ['No debés nada: queda todo a cuenta.'];
  const reported = waiting.gt(zero) ? [' y ya informaste ', drawn(formatPesos(waiting)), ' que están en revisión'] : [];
  const [begin, end] = owed.equals(zero)
    ? ['Tu deuda es ', ': queda todo a cuenta.']
    : ['Es más de lo que debés. Tu deuda es ', ': lo que sobre queda a cuenta.'];
  return [begin, drawn(formatPesos(debt)), ...reported, end];
};

const texts: Texts<PaymentFailure> = {
  ...everywhere,
  unreachable: (failure) => unreachableText(failure, 'No se pudieron traer los pagos, reintentá'),
  'not-offered': () => 'Este servidor no recibe avisos de pago. Avisale a tu vendedor',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  ...listFileTexts,
  'payment-not-found': () => 'No encontramos ese pago',
  'payment-decided': ({ state, by }) =>
    `Ese pago ya está ${paymentStateTexts[state].toLowerCase()}${by === '' ? '' : `, por ${by}`}`,
  'payment-not-accepted': ({ state }) => `Ese pago no está aceptado: está ${paymentStateTexts[state].toLowerCase()}`,
  'payment-not-on-account': () => 'Ese pago no tiene nada a cuenta',
  'payment-document-unknown': () => 'Uno de los comprobantes ya no está impago. Volvé a elegir cuáles pagaste',
  'key-reused': () => 'Ese pago ya se había informado con otros datos. Fijate en la lista',
  'payment-reason-missing': () => 'Contale al cliente por qué',
  'payment-reason-too-long': () => `El motivo es demasiado largo: hasta ${maxReasonLength} letras`,
  'receipt-too-large': ({ max }) => `El archivo pesa más de ${formatBytes(max)}`,
  'receipt-unreadable': () => 'El archivo tiene que ser un PDF o una foto JPG, PNG o WebP',
  'payment-amount-wrong': () => 'Poné el importe, como 1.234,50',
  'payment-day-wrong': () => 'Poné el día en que pagaste',
  'payment-day-ahead': () => 'Ese día todavía no llegó',
  'payment-day-too-old': () => 'Pasó más de un año de ese día. Fijate el año',
  'payment-method-wrong': () => 'Elegí cómo pagaste',
  'payment-reference-missing': () => 'Poné el número de la operación o del cheque',
  'payment-reference-too-long': () => `Hasta ${maxReferenceLength} letras o números`,
  'payment-note-too-long': () => `Hasta ${maxNoteLength} letras`,
  'payment-documents-too-many': () => `Hasta ${maxPaidDocuments} comprobantes por pago`,
};

export const paymentProblem = (failure: PaymentFailure): string => tell(texts, failure);

/** For a payment that was sent, accepted, refused or taken back: without an answer nobody knows whether it was. */
export const paymentNotConfirmed = (failure: PaymentFailure): string =>
  failure.code === 'unreachable' && !('isNotOffered' in failure)
    ? 'No pudimos confirmar si quedó guardado. Fijate en la lista antes de reintentar'
    : paymentProblem(failure);

const fieldOfFlaw: Readonly<Record<PaymentFlaw['code'], PaymentField>> = {
  'payment-amount-wrong': 'amount',
  'payment-day-wrong': 'paidOn',
  'payment-day-ahead': 'paidOn',
  'payment-day-too-old': 'paidOn',
  'payment-method-wrong': 'method',
  'payment-reference-missing': 'reference',
  'payment-reference-too-long': 'reference',
  'payment-note-too-long': 'note',
  'payment-documents-too-many': 'documents',
};

/** Which field of the form tells a refusal; null where it is about none of them. */
export const paymentFieldOf = ({ code }: PaymentFailure): string | null => {
  if (code === 'payment-document-unknown') return 'documents';
  if (code === 'receipt-too-large' || code === 'receipt-unreadable') return 'receipt';
  return code in fieldOfFlaw ? fieldOfFlaw[code as PaymentFlaw['code']] : null;
};

const stayedTexts: Readonly<Record<StayedWhy, { readonly one: string; readonly several: string }>> = {
  'said-since': {
    one: 'Quedó como está, porque alguien lo corrigió o marcó desde entonces',
    several: 'Quedaron como están, porque alguien los corrigió o marcó desde entonces',
  },
  'of-another': {
    one: 'Quedó como está, porque es de otro cliente desde entonces',
    several: 'Quedaron como están, porque son de otro cliente desde entonces',
  },
};

/** The documents that stayed when an acceptance was taken back, a sentence for each reason. Null for none. */
export const stayedText = (stayed: readonly StayedDocument[]): string | null => {
  const sentences = stayedWhys.flatMap((why) => {
    const titles = stayed.filter((each) => each.why === why).map(({ title }) => title);
    if (titles.length === 0) return [];
    return [`${stayedTexts[why][titles.length === 1 ? 'one' : 'several']}: ${titles.join(', ')}`];
  });
  return sentences.length === 0 ? null : sentences.join('. ');
};
