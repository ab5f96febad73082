import { mailFoot } from '#adapters/texts/mails.es.ts';
import type { MailComposer, MailFile } from '#core/mail/mail-composer.port.ts';
import { contentOfText } from '#core/mail/mail-content.ts';
import { type MailSender, mailHtml } from './mail-html.ts';

interface ComposerParts {
  readonly sender: MailSender;
  /** Where the shop is reached; null where nobody said, and mails lead nowhere. */
  readonly publicUrl: string | null;
  readonly logo: () => Promise<MailFile | null>;
  /** The paper of the order with that number; null where it is gone. */
  readonly orderPaper: (number: string) => Promise<MailFile | null>;
}

/**
 * Writes a mail as text and as HTML, with the logo, the links and the paper that go with it (docs/rules/mail.md 5, 6).
 */
export const createMailComposer =
  ({ sender, publicUrl, logo, orderPaper }: ComposerParts): MailComposer =>
  async ({ subject, body, content }) => {
    const { blocks, link: storedLink, replyTo, order } = content ?? contentOfText(body);
    const link =
      storedLink === null || publicUrl === null
        ? null
        : { label: storedLink.label, address: new URL(`.${storedLink.path}`, publicUrl.replace(/\/*$/, '/')).href };
    const [picture, paper] = await Promise.all([logo(), order === null ? null : orderPaper(order)]);
    return {
      text: [body, ...(link === null ? [] : [`${link.label}: ${link.address}`]), mailFoot(sender)].join('\n\n'),
      html: mailHtml({
        ...{ subject, sender, blocks, link },
        logo: picture?.cid === undefined ? null : `cid:${picture.cid}`,
      }),
      replyTo,
      files: [picture, paper].filter((file) => file !== null),
    };
  };
