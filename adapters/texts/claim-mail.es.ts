import type { ClaimToStore } from '#core/claims/claim.repository.port.ts';
import { type LetterBlock, numberMark, textBlock } from '#core/mail/letter.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { claimLink } from './mail-links.es.ts';

/** The mails that go out with a new claim; `{numero}` stands for the number that storing it gives. */
export const claimMail = (claim: ClaimToStore, customer: string, subject: string) => (side: 'company' | 'staff') => ({
  subject: `${subject === '' ? 'Reclamo' : subject} ${numberMark} · ${customer}`,
  blocks: [
    textBlock(
      side === 'company' ? `Recibimos el reclamo ${numberMark}.` : `${customer} abrió el reclamo ${numberMark}.`,
    ),
    {
      kind: 'facts',
      facts: [
        ['Origen', claim.origin.name],
        ...(claim.reason === null ? [] : [['Motivo', claim.reason.name] as const]),
        ['Comprobante', `${claim.purchaseDocument}, del ${formatDate(claim.purchaseDate)}`],
      ],
    },
    {
      kind: 'lines',
      lines: claim.products.map(({ quantity, productCode, productBrandName }) => ({
        ...{ lead: `${quantity} ×`, code: productCode, brand: productBrandName },
        ...{ title: '', details: [], amount: '' },
      })),
    },
    textBlock(claim.note),
  ] satisfies LetterBlock[],
  link: claimLink(side, numberMark),
});
