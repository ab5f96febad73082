import { type LetterBlock, numberMark, textBlock } from '#core/mail/letter.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyToStore } from '#core/warranties/warranty.repository.port.ts';
import { warrantyLink } from './mail-links.es.ts';
import { formatCount } from './numbers.es.ts';

/** The mails that go out with a new warranty; `{numero}` stands for the RMA number that storing it gives. */
export const warrantyMail =
  (warranty: WarrantyToStore, customer: string, subject: string) => (side: 'company' | 'staff') => ({
    subject: `${subject === '' ? 'Garantía' : subject} ${numberMark} · ${customer}`,
    blocks: [
      textBlock(
        side === 'company'
          ? `Recibimos el pedido de garantía RMA ${numberMark}.`
          : `${customer} pidió la garantía RMA ${numberMark}.`,
      ),
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
          ['Colocado', `el ${formatDate(warranty.startUsing)} a los ${formatCount(warranty.kilometrageInstalled)} km`],
          [
            'Falló',
            `el ${formatDate(warranty.endUsing)} a los ${formatCount(warranty.kilometrageBreakage)} km, con ${formatCount(warranty.kilometrageUsed)} km de uso; hoy tiene ${formatCount(warranty.kilometrage)} km`,
          ],
          ['Falla', warranty.faultSequence.title],
        ],
      },
      textBlock(warranty.notes),
    ] satisfies LetterBlock[],
    link: warrantyLink(side),
  });
