import { type MailBlock, textBlock } from '#core/mail/mail-content.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import { openDocuments } from '#core/payments/open-documents.ts';
import type { Payment } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { paymentsLink, reportedPaymentLink } from './mail-links.es.ts';
import { mailBeginning, mailOfFacts } from './mail-templates.es.ts';
import { formatPesos } from './numbers.es.ts';
import { duplicateText, paymentMethodTexts } from './payments.es.ts';

export type PaymentToMail = Pick<
  Payment,
  'amount' | 'paidOn' | 'method' | 'reference' | 'documents' | 'reason' | 'customerName' | 'onAccount'
> & { readonly state: PaymentDecision };

/** What was decided about it. */
export type PaymentDecision = 'accepted' | 'refused' | 'reversed';

/**
 * Tells the company that the payment that it reported was accepted, and what it was taken off, or refused, or its
 * acceptance taken back, and why.
 */
export const paymentMail = (payment: PaymentToMail, templates: MailTemplates) => () => {
  const { amount, paidOn, method, reference, documents, reason, customerName, state, onAccount } = payment;
  const values = { importe: formatPesos(amount), fecha: formatDate(paidOn), cliente: customerName, motivo: reason };
  const beginning = mailBeginning(templates, `payment-${state}`, values);
  const untouched = openDocuments(documents).map(({ title }) => title);
  return {
    ...mailOfFacts(beginning, [
      ['Importe', formatPesos(amount)],
      ['Fecha', formatDate(paidOn)],
      ['Forma de pago', paymentMethodTexts[method]],
      ...(reference === '' ? [] : [['Número', reference] as const]),
      ...documents.flatMap(({ title, paid }) => (paid === null ? [] : [[title, formatPesos(paid)] as const])),
      // Somebody's own text may leave it out.
      ...(beginning.introduction.includes(reason) ? [] : [['Motivo', reason] as const]),
      ...(onAccount.isZero() ? [] : [['A cuenta', formatPesos(onAccount)] as const]),
      ...(untouched.length === 0 ? [] : [['Comprobantes', untouched.join(', ')] as const]),
    ]),
    link: paymentsLink,
  };
};

/**
 * Tells the distributor's people that a company says that it paid; `subject` instead of the usual one, empty for that.
 */
export const reportedPaymentMail = (payment: Payment, subject: string) => () => {
  const { id, amount, paidOn, method, reference, note, documents, customerName, customerCode, reportedBy, receipt } =
    payment;
  const isTwice = payment.possibleDuplicates.length > 0;
  const facts: readonly (readonly [string, string])[] = [
    ['Cliente', `${customerCode} · ${customerName}`],
    ['Importe', formatPesos(amount)],
    ['Fecha', formatDate(paidOn)],
    ['Forma de pago', paymentMethodTexts[method]],
    ['Número', reference],
    ['Comprobantes', documents.map(({ title }) => title).join(', ')],
    ['Nota', note],
    ['Adjunto', receipt ?? ''],
    ['Lo informó', reportedBy],
    ['Atención', isTwice ? duplicateText : ''],
  ];
  return {
    subject: `${subject === '' ? 'Pago informado' : subject} · ${formatPesos(amount)} · ${customerName}`,
    blocks: [
      textBlock(`${customerName} informó un pago de ${formatPesos(amount)}. Falta aceptarlo o rechazarlo.`),
      { kind: 'facts', facts: facts.filter(([, text]) => text !== '') },
    ] satisfies MailBlock[],
    link: reportedPaymentLink(id),
  };
};
