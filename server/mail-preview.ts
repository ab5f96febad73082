import { createMailComposer } from '#adapters/mail/mail-composer.ts';
import { readLogo } from '#adapters/mail/read-logo.ts';
import { exampleMail } from '#adapters/texts/mail-examples.es.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { MailPreview } from '#core/mail/mail-template.service.ts';
import type { MailKind, MailTemplate } from '#core/mail/mail-template.ts';
import { picturesOf, type Settings } from './settings.ts';

/**
 * A mail of that kind with example data, as it would go out; its logo stands in it, since there is no mail to take it
 * from.
 */
export const previewMail = async (
  settings: Settings,
  distributor: Distributor,
  kind: MailKind,
  template: MailTemplate,
): Promise<MailPreview> => {
  const logo = await readLogo(picturesOf(settings), distributor.logo);
  const mail = exampleMail(kind, template, distributor.name);
  const compose = createMailComposer({
    sender: distributor,
    publicUrl: settings.publicUrl,
    logo: async () => logo,
    orderPaper: async () => null,
  });
  const { text, html } = await compose(mail);
  if (logo === null) return { subject: mail.subject, text, html };
  const shown = `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return { subject: mail.subject, text, html: html.replace(`"cid:${logo.cid}"`, `"${shown}"`) };
};
