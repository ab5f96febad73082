import { type MailContent, numberMark, textOfContent } from '#core/mail/mail-content.ts';
import type { MailKind, MailTemplate, MailTemplates } from '#core/mail/mail-template.ts';
import { money, zero } from '#core/shared/money.ts';
import { caseCorrectionMail } from './case-correction-mail.es.ts';
import { caseMessageMail } from './case-message-mail.es.ts';
import { type ClaimToMail, claimMail } from './claim-mail.es.ts';
import { loginLinkMail } from './login-link-mail.es.ts';
import { type OrderToMail, orderCorrectionMail, orderMail } from './order-mail.es.ts';
import { orderStepMail } from './order-step-mail.es.ts';
import { type PaymentToMail, paymentMail } from './payment-mail.es.ts';
import { type WarrantyToMail, warrantyMail } from './warranty-mail.es.ts';

interface ExampleMail {
  readonly subject: string;
  readonly body: string;
  readonly content: MailContent | null;
}

const number = '2026-00000131';
const customer = 'Repuestos El Ñandú';
const deliveryMethod = 'Reparto zona norte';
const deliveryAddress = 'Sucursal Centro: Belgrano 120, 3100 Paraná, Entre Ríos';

const order: OrderToMail = {
  ...{ sentBy: 'nandu', actedBy: null, notes: 'Entregar por la mañana.' },
  lines: [
    {
      ...{ quantity: 4, productCode: 'BKR6E', productBrandName: 'NGK', offerLotTitle: null, products: [] },
      description: 'Bujía VW Gol 1.6',
      ...{ listPrice: money(1500), cost: money(1200), subtotal: money(4800) },
      discountsApplied: [{ text: 'Bonificación', percentage: money(20) }],
    },
    {
      ...{ quantity: 2, productCode: '6203-2RS', productBrandName: 'SKF', offerLotTitle: null, products: [] },
      description: 'Rodamiento de rueda',
      ...{ listPrice: money(6200), cost: money(6200), subtotal: money(12_400), discountsApplied: [] },
    },
  ],
  cart: {
    subtotal: money(17_200),
    discountExplanation: [{ reason: 'Pago anticipado', detail: '5 %', value: money(860) }],
    deliverySurcharge: { shoppingCartText: 'Recargo por envío' },
    surcharge: money(1500),
    total: money(17_840),
    offerValueQuantities: [{ giftText: 'Una gorra NGK' }],
  },
};

const claim: ClaimToMail = {
  origin: { name: 'Error de facturación' },
  reason: { name: 'Precio' },
  purchaseDocument: 'A-00001-00001234',
  purchaseDate: '2026-05-03',
  products: [{ quantity: 2, productCode: '6203-2RS', productBrandName: 'SKF' }],
  note: 'El precio no es el de la lista.',
};

const warranty: WarrantyToMail = {
  ...{ productCode: '6203-2RS', productBrandName: 'SKF', quantity: 1, purchaseDocument: 'A-00001-00001234' },
  ...{ vehicleBrand: 'Volkswagen', vehicle: 'Gol', engine: '1.6', year: 2008, plate: 'HBT 123' },
  ...{ startUsing: '2026-01-12', endUsing: '2026-05-03', kilometrageInstalled: 84_000, kilometrageBreakage: 91_500 },
  ...{ kilometrageUsed: 7500, kilometrage: 91_500, faultSequence: { title: 'Hace ruido' }, notes: '' },
};

const payment: Omit<PaymentToMail, 'state' | 'reason'> = {
  ...{ amount: money(17_840), paidOn: '2026-05-03', method: 'transfer', reference: '00482', customerName: customer },
  documents: [{ title: 'A 00001-00001234', paid: money(17_840), isGone: false, owed: zero }],
  onAccount: zero,
};

const contentOf = (kind: Exclude<MailKind, 'invitation' | 'recovery'>, templates: MailTemplates) => {
  const moved = {
    ...{ order: number, customer, deliveryMethod, templates },
    sentAt: '2026-05-03T15:00:00Z',
    total: money(17_840),
  };
  const corrected = {
    number,
    customer,
    after: 'Te hacemos una nota de crédito.',
    reason: 'Revisamos la factura',
    templates,
  };
  const written = { number, customer, text: '¿Nos mandás una foto de la etiqueta?', pictures: 0, templates };
  switch (kind) {
    case 'order-sent':
      return orderMail(order, { customer, deliveryMethod, deliveryAddress, subject: '', templates })('company');
    case 'order-received':
      return orderStepMail({ ...moved, to: 'Received' })();
    case 'order-in-delivery':
      return orderStepMail({ ...moved, to: 'InDelivery' })();
    case 'order-delivered':
      return orderStepMail({ ...moved, to: 'Delivered' })();
    case 'order-cancelled':
      return orderStepMail({ ...moved, to: 'Cancelled' })();
    case 'order-corrected': {
      const less = { productCode: 'BKR6E', productBrandName: 'NGK', title: 'Bujía VW Gol 1.6', from: 4, to: 3 };
      const reason = 'Vino una rota de fábrica';
      return orderCorrectionMail({
        order: number,
        customer,
        reason,
        changes: [less],
        lines: [],
        total: money(16_640),
        templates,
      })('company');
    }
    case 'claim-opened':
      return claimMail(claim, { customer, subject: '', templates })('company');
    case 'claim-corrected':
      return caseCorrectionMail({ ...corrected, kind: 'claim' })('company');
    case 'claim-message':
      return caseMessageMail({ ...written, kind: 'claim' })('company');
    case 'warranty-opened':
      return warrantyMail(warranty, { customer, subject: '', templates })('company');
    case 'warranty-corrected':
      return caseCorrectionMail({ ...corrected, kind: 'warranty' })('company');
    case 'warranty-message':
      return caseMessageMail({ ...written, kind: 'warranty' })('company');
    case 'payment-accepted':
      return paymentMail({ ...payment, state: 'accepted', reason: '' }, templates)();
    case 'payment-refused':
      return paymentMail(
        { ...payment, state: 'refused', documents: [], reason: 'El banco todavía no lo acreditó' },
        templates,
      )();
    case 'payment-reversed':
      return paymentMail(
        {
          ...payment,
          state: 'reversed',
          documents: payment.documents.map((document) => ({ ...document, paid: null })),
          reason: 'El cheque vino rechazado',
        },
        templates,
      )();
  }
};

const link = 'https://ejemplo.com/acceso/3f9c…';

/** A mail of that kind to somebody who does not exist, as it would be written with that template. */
export const exampleMail = (kind: MailKind, template: MailTemplate, distributor: string): ExampleMail => {
  const templates = { [kind]: template };
  if (kind === 'invitation' || kind === 'recovery') {
    return {
      ...loginLinkMail(distributor, templates, { kind, name: 'Ana Suárez', userName: 'ana.suarez' }, link),
      content: null,
    };
  }
  const mail = contentOf(kind, templates);
  const written = {
    ...{ subject: mail.subject, body: textOfContent(mail.blocks) },
    content: { blocks: mail.blocks, link: mail.link, replyTo: '', order: null },
  };
  return JSON.parse(JSON.stringify(written).replaceAll(numberMark, number)) as ExampleMail;
};
