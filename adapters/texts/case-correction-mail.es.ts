import { type LetterBlock, textBlock } from '#core/mail/letter.ts';
import { claimLink, warrantyLink } from './mail-links.es.ts';

/** Tells the company that what it was answered is another by now. */
export const caseCorrectionMail =
  (
    kind: 'claim' | 'warranty',
    number: string,
    customer: string,
    { after, reason }: { readonly after: string; readonly reason: string },
  ) =>
  (side: 'company' | 'staff') => {
    const name = kind === 'claim' ? `reclamo ${number}` : `garantía RMA ${number}`;
    const said =
      side === 'company'
        ? `Corregimos la resolución de tu ${name}`
        : `Se corrigió la resolución ${kind === 'claim' ? 'del' : 'de la'} ${name}`;
    return {
      subject: `${said} · ${customer}`,
      blocks: [textBlock(`${said}: ${reason}`), textBlock('Ahora dice:', after)] satisfies LetterBlock[],
      link: kind === 'claim' ? claimLink(side, number) : warrantyLink(side),
    };
  };
