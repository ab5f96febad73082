import { createTransport } from 'nodemailer';
import type { Mailer } from '#core/mail/outbox.port.ts';

const timeoutMs = 20_000;

/** Mail over SMTP, by a URL such as smtps://user:password@mail.example.com:465. `from` is who it says it is from. */
export const createSmtpMailer = (url: string, from: string): Mailer & { close(): void } => {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ recipients, subject, body }) {
      await transport.sendMail({ to: [...recipients], subject, text: body });
    },
    close: () => transport.close(),
  };
};
