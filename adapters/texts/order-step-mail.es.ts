import { type LetterBlock, textBlock } from '#core/mail/letter.ts';
import type { MailableState } from '#core/mail/order-mails.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Money } from '#core/shared/money.ts';
import { orderLink } from './mail-links.es.ts';
import { formatPesos } from './numbers.es.ts';

interface MovedOrder {
  readonly order: string;
  readonly customer: string;
  readonly to: Exclude<MailableState, 'Sent'>;
  readonly sentAt: string;
  readonly deliveryMethod: string;
  readonly total: Money;
}

const steps: Readonly<
  Record<MovedOrder['to'], { subject: (order: string) => string; text: (order: string) => string }>
> = {
  Received: {
    subject: (order) => `Estamos preparando tu pedido ${order}`,
    text: (order) => `Ya tenemos tu pedido ${order} y lo estamos preparando.`,
  },
  InDelivery: {
    subject: (order) => `Tu pedido ${order} está en reparto`,
    text: (order) => `Tu pedido ${order} ya salió.`,
  },
  Delivered: {
    subject: (order) => `Entregamos tu pedido ${order}`,
    text: (order) => `Entregamos tu pedido ${order}. Si falta algo, o algo no está bien, respondé este correo.`,
  },
  Cancelled: {
    subject: (order) => `Se canceló tu pedido ${order}`,
    text: (order) => `Se canceló tu pedido ${order}. Si no sabés por qué, respondé este correo.`,
  },
};

/** Tells the company that its order came to another state; with the order as it is by then. */
export const orderStepMail =
  ({ order, customer, to, sentAt, deliveryMethod, total }: MovedOrder) =>
  () => ({
    subject: `${steps[to].subject(order)} · ${customer}`,
    blocks: [
      textBlock(steps[to].text(order)),
      {
        kind: 'facts',
        facts: [
          ['Enviado', formatDate(sentAt)],
          ['Entrega', deliveryMethod],
          ['Total', formatPesos(total)],
        ],
      },
    ] satisfies LetterBlock[],
    link: orderLink('company', order),
    order,
  });
