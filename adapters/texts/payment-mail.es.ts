import { type LetterBlock, textBlock } from '#core/mail/letter.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import type { Payment } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { paymentsLink } from './mail-links.es.ts';
import { mailBeginning } from './mail-templates.es.ts';
import { formatPesos } from './numbers.es.ts';
import { paymentMethodTexts } from './payments.es.ts';

export type PaymentToMail = Pick<
  Payment,
  'amount' | 'paidOn' | 'method' | 'reference' | 'documents' | 'reason' | 'customerName'
> & { readonly state: 'accepted' | 'refused' };

/** Tells the company that the payment that it reported was accepted, and what it was taken off, or refused, and why. */
export const paymentMail = (payment: PaymentToMail, templates: MailTemplates) => () => {
  const { amount, paidOn, method, reference, documents, reason, customerName, state } = payment;
  const values = { importe: formatPesos(amount), fecha: formatDate(paidOn), cliente: customerName, motivo: reason };
  const untouched = documents.filter(({ paid }) => paid === null).map(({ title }) => title);
  const { subject, introduction } = mailBeginning(templates, `payment-${state}`, values);
  return {
    subject,
    blocks: [
      textBlock(introduction),
      {
        kind: 'facts',
        facts: [
          ['Importe', formatPesos(amount)],
          ['Fecha', formatDate(paidOn)],
          ['Forma de pago', paymentMethodTexts[method]],
          ...(reference === '' ? [] : [['Número', reference] as const]),
          ...documents.flatMap(({ title, paid }) => (paid === null ? [] : [[title, formatPesos(paid)] as const])),
          // Somebody's own text may leave it out.
          ...(introduction.includes(reason) ? [] : [['Motivo', reason] as const]),
          ...(untouched.length === 0 ? [] : [['Comprobantes', untouched.join(', ')] as const]),
        ],
      },
    ] satisfies LetterBlock[],
    link: paymentsLink,
  };
};
