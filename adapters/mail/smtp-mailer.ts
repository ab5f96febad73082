import { createTransport } from 'nodemailer';
import { type MailAccount, tlsOf } from '#core/mail/email-sender.ts';
import type { Mailer } from '#core/mail/outbox.port.ts';

const timeoutMs = 20_000;

/** By a URL such as smtps://user:password@mail.example.com:465, or an account of the configuration. */
export type SmtpServer = string | (MailAccount & { readonly password: string });

export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Mail over SMTP. `from` is who it says it is from. */
export const createSmtpMailer = (server: SmtpServer, from: string): SmtpMailer => {
  const transport = createTransport(typeof server === 'string' ? server : optionsOf(server), { from });
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ recipients, shown, subject, text, html, replyTo, files }) {
      const to = recipients.slice(0, shown ?? recipients.length);
      const { rejected } = await transport.sendMail({
        ...{ to, bcc: recipients.slice(to.length), subject, text, html },
        ...(replyTo === '' ? {} : { replyTo }),
        attachments: files.map(({ name, type, bytes, cid }) => ({
          ...{ filename: name, contentType: type, content: Buffer.from(bytes) },
          ...(cid === undefined ? {} : { cid, contentDisposition: 'inline' as const }),
        })),
      });
      return rejected;
    },
    close: () => transport.close(),
  };
};

const optionsOf = (account: Exclude<SmtpServer, string>) => {
  const tls = tlsOf(account);
  const { smtp, port, user, password } = account;
  return {
    host: smtp,
    port,
    secure: tls === 'at-once',
    requireTLS: tls === 'asked-for',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
  };
};
