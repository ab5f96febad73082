import { type MailBlock, textBlock } from '#core/mail/mail-content.ts';
import type { MailTemplates } from '#core/mail/mail-template.ts';
import { claimLink, warrantyLink } from './mail-links.es.ts';
import { mailBeginning } from './mail-templates.es.ts';

interface MessageToMail {
  readonly kind: 'claim' | 'warranty';
  readonly number: string;
  readonly customer: string;
  readonly text: string;
  /** How many came with it: they are looked at in the program. */
  readonly pictures: number;
  readonly templates: MailTemplates;
}

const picturesText = (count: number): string =>
  count === 1 ? 'Viene con una foto, que se ve en el enlace.' : `Viene con ${count} fotos, que se ven en el enlace.`;

/** Tells one side what the other wrote about a claim or a warranty. */
export const caseMessageMail =
  ({ kind, number, customer, text, pictures, templates }: MessageToMail) =>
  (side: 'company' | 'staff') => {
    const about = kind === 'claim' ? `el reclamo ${number}` : `la garantía RMA ${number}`;
    const { subject, introduction } =
      side === 'company'
        ? mailBeginning(templates, `${kind}-message`, { reclamo: number, rma: number, cliente: customer })
        : { subject: `${customer} escribió en ${about}`, introduction: `${customer} escribió en ${about}:` };
    return {
      subject,
      blocks: [
        textBlock(introduction),
        ...(text === '' ? [] : [textBlock(text)]),
        ...(pictures === 0 ? [] : [textBlock(picturesText(pictures))]),
      ] satisfies MailBlock[],
      link: kind === 'claim' ? claimLink(side, number) : warrantyLink(side, number),
    };
  };
