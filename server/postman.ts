import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { DatabaseClosed } from '#adapters/postgres/database-closed.ts';
import { createOutbox } from '#adapters/postgres/outbox.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { createPostman } from '#core/mail/postman.service.ts';
import type { Settings } from './settings.ts';

const lookEveryMs = 5000;

/** Delivers the outbox while the server runs; without SMTP_URL mails wait in it. Answers how to stop. */
export const startPostman = (
  settings: Settings,
  { name }: Distributor,
  database: Database,
  logger: FastifyBaseLogger,
): (() => void) => {
  if (settings.smtpUrl === null) return () => undefined;
  const mailer = createSmtpMailer(
    settings.smtpUrl,
    settings.mailFrom ?? `"${name.replaceAll('"', '')}" <pedidos@localhost>`,
  );
  const deliver = createPostman(createOutbox(database), mailer, systemClock);
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await deliver().catch((error: unknown) => {
      if (!(error instanceof DatabaseClosed)) logger.error({ err: error }, 'mail');
    });
    isBusy = false;
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
    mailer.close();
  };
};
