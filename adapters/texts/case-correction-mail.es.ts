import { type MailBlock, textBlock } from '#core/mail/mail-content.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import { claimLink, warrantyLink } from './mail-links.es.ts';
import { mailBeginning } from './mail-templates.es.ts';

interface CorrectedCase {
  readonly kind: 'claim' | 'warranty';
  readonly number: string;
  readonly customer: string;
  /** The corrected resolution, and why it was corrected. */
  readonly after: string;
  readonly reason: string;
  readonly templates: MailTemplates;
}

/** Tells the company that the answer it got was corrected. */
export const caseCorrectionMail =
  ({ kind, number, customer, after, reason, templates }: CorrectedCase) =>
  (side: 'company' | 'staff') => {
    const values = { reclamo: number, rma: number, cliente: customer, motivo: reason };
    const summary = `Se corrigió la resolución ${kind === 'claim' ? `del reclamo ${number}` : `de la garantía RMA ${number}`}`;
    const { subject, introduction } =
      side === 'company'
        ? mailBeginning(templates, kind === 'claim' ? 'claim-corrected' : 'warranty-corrected', values)
        : { subject: `${summary} · ${customer}`, introduction: `${summary}: ${reason}` };
    return {
      subject,
      blocks: [textBlock(introduction), textBlock('Ahora dice:', after)] satisfies MailBlock[],
      link: kind === 'claim' ? claimLink(side, number) : warrantyLink(side, number),
    };
  };
