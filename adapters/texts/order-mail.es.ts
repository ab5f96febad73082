import type { OrderDraft } from '#core/orders/order.repository.port.ts';
import { type CorrectedLine, titleOfLine } from '#core/orders/order.ts';
import type { Money } from '#core/shared/money.ts';
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

/** Tells the company that there was less of some lines. */
export const orderCorrectionMail = (
  order: string,
  customer: string,
  reason: string,
  changes: readonly CorrectedLine[],
  total: Money,
) => ({
  subject: `Corregimos tu pedido ${order} · ${customer}`,
  body: [
    `Corregimos tu pedido ${order}: ${reason}`,
    '',
    ...changes.map(
      ({ productCode, productBrandName, title, from, to }) =>
        `${[productCode, productBrandName, title].filter((part) => part !== '').join(' ')}: ${from} → ${to === 0 ? 'ninguno' : to}`,
    ),
    '',
    `Total: $ ${formatAmount(total)}`,
  ].join('\n'),
});
