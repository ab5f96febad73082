import type { ClaimToStore } from '#core/claims/claim.repository.port.ts';
import { type MailBlock, numberMark, textBlock } from '#core/mail/mail-content.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { claimLink } from './mail-links.es.ts';
import { type MailedCase, openingMail } from './mail-templates.es.ts';

export type ClaimToMail = Pick<ClaimToStore, 'purchaseDocument' | 'purchaseDate' | 'note'> & {
  readonly origin: { readonly name: string };
  readonly reason: { readonly name: string } | null;
  readonly products: readonly Pick<ClaimToStore['products'][number], 'quantity' | 'productCode' | 'productBrandName'>[];
};

/** The mails that go out with a new claim; `{numero}` stands for the number that storing it gives. */
export const claimMail =
  (claim: ClaimToMail, { customer, subject, templates }: MailedCase) =>
  (side: 'company' | 'staff') => {
    const beginning =
      side === 'company'
        ? openingMail(templates, 'claim-opened', { reclamo: numberMark, cliente: customer }, subject)
        : {
            subject: `${subject === '' ? 'Reclamo' : subject} ${numberMark} · ${customer}`,
            introduction: `${customer} abrió el reclamo ${numberMark}.`,
          };
    return {
      subject: beginning.subject,
      blocks: [
        textBlock(beginning.introduction),
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
      ] satisfies MailBlock[],
      link: claimLink(side, numberMark),
    };
  };
