import type { ClaimToStore } from '#core/claims/claim.repository.port.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';

/** The e-mail that goes out with a new claim; `{numero}` stands for the number that storing it gives. */
export const claimMail = (claim: ClaimToStore, customer: string, subject: string) => ({
  subject: `${subject === '' ? 'Reclamo' : subject} {numero} · ${customer}`,
  body: [
    'Recibimos el reclamo {numero}.',
    '',
    `Origen: ${claim.origin.name}`,
    ...(claim.reason === null ? [] : [`Motivo: ${claim.reason.name}`]),
    `Comprobante: ${claim.purchaseDocument}, del ${formatDate(claim.purchaseDate)}`,
    '',
    ...claim.products.map(
      ({ quantity, productCode, productBrandName }) => `${quantity} × ${productCode} ${productBrandName}`,
    ),
    '',
    claim.note,
  ].join('\n'),
});
