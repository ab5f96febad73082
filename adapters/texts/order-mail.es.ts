import type { OrderDraft } from '#core/orders/order.repository.port.ts';
import { titleOfLine } from '#core/orders/order.ts';
import { formatAmount } from './numbers.es.ts';

/** The e-mail that goes out with an order; `{numero}` stands for the number that storing it gives. */
export const orderMail = (draft: OrderDraft, customer: string, deliveryMethod: string, subject: string) => ({
  subject: `${subject === '' ? 'Pedido' : subject} {numero} · ${customer}`,
  body: [
    `Recibimos tu pedido {numero}.`,
    '',
    ...draft.lines.map(
      (line) =>
        `${line.quantity} × ${[line.productCode, line.productBrandName, titleOfLine(line)].filter((part) => part !== '').join(' ')}  $ ${formatAmount(line.subtotal)}`,
    ),
    '',
    `Total: $ ${formatAmount(draft.cart.total)}`,
    `Entrega: ${deliveryMethod}`,
    ...(draft.notes === '' ? [] : [`Notas: ${draft.notes}`]),
  ].join('\n'),
});
