import type { MailKind, MailTemplates } from '#core/mail/mail-template.ts';
import type { MailableState } from '#core/mail/order-mails.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Money } from '#core/shared/money.ts';
import { orderLink } from './mail-links.es.ts';
import { mailBeginning, mailOfFacts } from './mail-templates.es.ts';
import { formatPesos } from './numbers.es.ts';
import { withoutIva } from './pricing.es.ts';

interface MovedOrder {
  readonly order: string;
  readonly customer: string;
  readonly to: Exclude<MailableState, 'Sent'>;
  readonly sentAt: string;
  readonly deliveryMethod: string;
  readonly total: Money;
  readonly templates: MailTemplates;
}

const kinds = {
  Received: 'order-received',
  InDelivery: 'order-in-delivery',
  Delivered: 'order-delivered',
  Cancelled: 'order-cancelled',
} as const satisfies Readonly<Record<MovedOrder['to'], MailKind>>;

/** Tells the company that its order came to another state; with the order as it is then. */
export const orderStepMail =
  ({ order, customer, to, sentAt, deliveryMethod, total, templates }: MovedOrder) =>
  () => {
    const values = { pedido: order, cliente: customer, entrega: deliveryMethod, total: formatPesos(total) };
    return {
      ...mailOfFacts(mailBeginning(templates, kinds[to], values), [
        ['Enviado', formatDate(sentAt)],
        ['Entrega', deliveryMethod],
        [`Total ${withoutIva}`, formatPesos(total)],
      ]),
      link: orderLink('company', order),
      order,
    };
  };
