import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyToStore } from '#core/warranties/warranty.repository.port.ts';
import { formatCount } from './numbers.es.ts';

/** The e-mail that goes out with a new warranty; `{numero}` stands for the RMA number that storing it gives. */
export const warrantyMail = (warranty: WarrantyToStore, customer: string, subject: string) => ({
  subject: `${subject === '' ? 'Garantía' : subject} {numero} · ${customer}`,
  body: [
    'Recibimos el pedido de garantía RMA {numero}.',
    '',
    `${warranty.quantity} × ${warranty.productCode} ${warranty.productBrandName}`,
    `Comprobante: ${warranty.purchaseDocument}`,
    `Vehículo: ${[warranty.vehicleBrand, warranty.vehicle, warranty.engine, warranty.year].filter(Boolean).join(' ')}, ${warranty.plate}`,
    `Colocado el ${formatDate(warranty.startUsing)} a los ${formatCount(warranty.kilometrageInstalled)} km`,
    `Falló el ${formatDate(warranty.endUsing)} a los ${formatCount(warranty.kilometrageBreakage)} km, con ${formatCount(warranty.kilometrageUsed)} km de uso; hoy tiene ${formatCount(warranty.kilometrage)} km`,
    `Falla: ${warranty.faultSequence.title}`,
    '',
    warranty.notes,
  ].join('\n'),
});
