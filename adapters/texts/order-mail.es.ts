import type { Cart, GrantedOffer } from '#core/cart/cart.ts';
import type { DiscountRow } from '#core/cart/totals.ts';
import { type MailBlock, type MailLine, type MailSum, numberMark, textBlock } from '#core/mail/mail-content.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import type { OrderDraft } from '#core/orders/order.repository.port.ts';
import { type CorrectedLine, type OrderLine, type ReplacementProduct, titleOfLine } from '#core/orders/order.ts';
import type { Money } from '#core/shared/money.ts';
import { orderLink } from './mail-links.es.ts';
import { mailBeginning, openingMail } from './mail-templates.es.ts';
import { formatPesos } from './numbers.es.ts';
import { ivaText } from './pricing.es.ts';

interface MailedOrder {
  readonly customer: string;
  readonly templates: MailTemplates;
  readonly deliveryMethod: string;
  /** Empty where the customer fetches it. */
  readonly deliveryAddress: string;
  /** Empty for the usual one. */
  readonly subject: string;
}

const percentage = (value: Money): string => `${value.toString().replace('.', ',')} %`;

export type MailedLine = Pick<
  OrderLine,
  'quantity' | 'productCode' | 'productBrandName' | 'description' | 'offerLotTitle' | 'products'
> &
  Pick<OrderLine, 'listPrice' | 'cost' | 'discountsApplied' | 'subtotal'>;

/** What the mail says of an order. */
export interface OrderToMail extends Pick<OrderDraft, 'sentBy' | 'actedBy' | 'notes'> {
  readonly lines: readonly MailedLine[];
  readonly cart: Pick<Cart, 'subtotal' | 'discountExplanation' | 'surcharge' | 'total'> & {
    readonly deliverySurcharge: Pick<Cart['deliverySurcharge'], 'shoppingCartText'>;
    readonly offerValueQuantities: readonly Pick<GrantedOffer, 'giftText'>[];
  };
}

const mailLine = (line: MailedLine): MailLine => ({
  lead: `${line.quantity} ×`,
  code: line.productCode,
  brand: line.productBrandName,
  title: titleOfLine(line),
  details: [
    ...line.products.map((part) => `${part.quantity} × ${part.productCode} ${part.productBrandName}`),
    line.listPrice.equals(line.cost)
      ? `${formatPesos(line.cost)} cada uno`
      : `Lista ${formatPesos(line.listPrice)} · costo ${formatPesos(line.cost)} cada uno`,
    ...line.discountsApplied.map((each) => `${each.text}: ${percentage(each.percentage)}`),
  ],
  amount: formatPesos(line.subtotal),
});

/** The sums from the subtotal to the total: each discount with its reason, and what the delivery cost. */
export const orderSums = (order: {
  readonly subtotal: Money;
  readonly discountExplanation: readonly DiscountRow[];
  readonly surchargeText: string;
  readonly surcharge: Money;
  readonly total: Money;
}): readonly MailSum[] => [
  { label: 'Subtotal', amount: formatPesos(order.subtotal) },
  ...order.discountExplanation.map(({ reason, detail, value }) => ({
    label: [reason, detail].filter((part) => part !== '').join(' '),
    amount: `−${formatPesos(value)}`,
  })),
  ...(order.surcharge.gt(0)
    ? [{ label: order.surchargeText || 'Recargo por envío', amount: formatPesos(order.surcharge) }]
    : []),
  { label: 'Total', amount: formatPesos(order.total), isTotal: true },
];

const giftsBlock = (offers: readonly Pick<GrantedOffer, 'giftText'>[]): readonly MailBlock[] => {
  const gifts = offers.filter(({ giftText }) => giftText !== '').map(({ giftText }) => `De regalo: ${giftText}`);
  return gifts.length === 0 ? [] : [textBlock(...gifts)];
};

/**
 * The mails that go out with an order, the company's and the distributor's; `{numero}` stands for the number that
 * storing it gives.
 */
export const orderMail =
  (draft: OrderToMail, { customer, deliveryMethod, deliveryAddress, subject, templates }: MailedOrder) =>
  (side: 'company' | 'staff') => {
    const { cart } = draft;
    const sender = draft.actedBy === null ? draft.sentBy : `${draft.actedBy}, en nombre del cliente`;
    const values = {
      ...{ pedido: numberMark, cliente: customer, entrega: deliveryMethod, total: formatPesos(cart.total) },
    };
    const beginning =
      side === 'company'
        ? openingMail(templates, 'order-sent', values, subject)
        : {
            subject: `${subject === '' ? 'Pedido' : subject} ${numberMark} · ${customer}`,
            introduction: `${customer} envió el pedido ${numberMark}.`,
          };
    return {
      subject: beginning.subject,
      blocks: [
        textBlock(beginning.introduction),
        { kind: 'lines', lines: draft.lines.map(mailLine) },
        ...giftsBlock(cart.offerValueQuantities),
        {
          kind: 'sums',
          sums: orderSums({ ...cart, surchargeText: cart.deliverySurcharge.shoppingCartText }),
        },
        textBlock(ivaText(false)),
        {
          kind: 'facts',
          facts: [
            ['Entrega', deliveryMethod],
            ...(deliveryAddress === '' ? [] : [['Va a', deliveryAddress] as const]),
            ...(draft.notes === '' ? [] : [['Notas', draft.notes] as const]),
            ...(side === 'staff' ? [['Lo envió', sender] as const] : []),
          ],
        },
      ] satisfies MailBlock[],
      link: orderLink(side, numberMark),
      order: numberMark,
    };
  };

interface CorrectedOrder {
  readonly order: string;
  readonly customer: string;
  readonly reason: string;
  readonly changes: readonly CorrectedLine[];
  /** The lines that are left, for what a replacement costs. */
  readonly lines: readonly Pick<OrderLine, 'id' | 'cost'>[];
  readonly total: Money;
  readonly templates: MailTemplates;
}

const costIn = (lines: CorrectedOrder['lines'], { lineId }: ReplacementProduct): Money | null =>
  lines.find(({ id }) => id === lineId)?.cost ?? null;

const replacementText = (count: number, product: ReplacementProduct, cost: Money | null): string => {
  const { productCode, productBrandName, title } = product;
  const price = cost === null ? '' : `, a ${formatPesos(cost)} cada uno`;
  return `Reemplazado por ${count} × ${productCode} ${productBrandName} ${title}${price}`;
};

/** Tells the company that there was less of some lines, or what goes in their place. */
export const orderCorrectionMail =
  ({ order, customer, reason, changes, lines, total, templates }: CorrectedOrder) =>
  (side: 'company' | 'staff') => {
    const values = { pedido: order, cliente: customer, motivo: reason, total: formatPesos(total) };
    const { subject, introduction } =
      side === 'company'
        ? mailBeginning(templates, 'order-corrected', values)
        : {
            subject: `Pedido ${order} corregido · ${customer}`,
            introduction: `Se corrigió el pedido ${order} de ${customer}: ${reason}`,
          };
    return {
      subject,
      blocks: [
        textBlock(introduction),
        {
          kind: 'lines',
          lines: changes.map(({ productCode, productBrandName, title, from, to, replacement }) => ({
            lead: '',
            code: productCode,
            brand: productBrandName,
            title,
            details: replacement === undefined ? [] : [replacementText(to, replacement, costIn(lines, replacement))],
            amount: replacement === undefined ? `${from} → ${to === 0 ? 'ninguno' : to}` : `pediste ${from}`,
          })),
        },
        { kind: 'sums', sums: [{ label: 'Total', amount: formatPesos(total), isTotal: true }] },
        textBlock(ivaText(false)),
      ] satisfies MailBlock[],
      link: orderLink(side, order),
      order,
    };
  };
