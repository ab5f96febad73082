import { type MailBlock, numberMark, textBlock } from '#core/mail/mail-content.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyToStore } from '#core/warranties/warranty.repository.port.ts';
import { warrantyLink } from './mail-links.es.ts';
import { type MailedCase, openingMail } from './mail-templates.es.ts';
import { formatCount } from './numbers.es.ts';

export type WarrantyToMail = Omit<
  WarrantyToStore,
  | 'customerId'
  | 'yearOfRma'
  | 'createdAt'
  | 'createdBy'
  | 'actedBy'
  | 'idempotencyKey'
  | 'payloadHash'
  | 'faultSequence'
  | 'productId'
  | 'productBrandId'
> & { readonly faultSequence: Pick<WarrantyToStore['faultSequence'], 'title'> };

/** The mails that go out with a new warranty; `{numero}` stands for the RMA number that storing it gives. */
export const warrantyMail =
  (warranty: WarrantyToMail, { customer, subject, templates }: MailedCase) =>
  (side: 'company' | 'staff') => {
    const beginning =
      side === 'company'
        ? openingMail(templates, 'warranty-opened', { rma: numberMark, cliente: customer }, subject)
        : {
            subject: `${subject === '' ? 'Garantía' : subject} ${numberMark} · ${customer}`,
            introduction: `${customer} pidió la garantía RMA ${numberMark}.`,
          };
    return {
      subject: beginning.subject,
      blocks: [
        textBlock(beginning.introduction),
        {
          kind: 'lines',
          lines: [
            {
              ...{ lead: `${warranty.quantity} ×`, code: warranty.productCode, brand: warranty.productBrandName },
              ...{ title: '', details: [], amount: '' },
            },
          ],
        },
        {
          kind: 'facts',
          facts: [
            ['Comprobante', warranty.purchaseDocument],
            [
              'Vehículo',
              `${[warranty.vehicleBrand, warranty.vehicle, warranty.engine, warranty.year].filter(Boolean).join(' ')}, ${warranty.plate}`,
            ],
            [
              'Colocado',
              `el ${formatDate(warranty.startUsing)} a los ${formatCount(warranty.kilometrageInstalled)} km`,
            ],
            [
              'Falló',
              `el ${formatDate(warranty.endUsing)} a los ${formatCount(warranty.kilometrageBreakage)} km, con ${formatCount(warranty.kilometrageUsed)} km de uso; hoy tiene ${formatCount(warranty.kilometrage)} km`,
            ],
            ['Falla', warranty.faultSequence.title],
          ],
        },
        textBlock(warranty.notes),
      ] satisfies MailBlock[],
      link: warrantyLink(side, numberMark),
    };
  };
