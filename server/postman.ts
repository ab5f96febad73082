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

/** Delivers the outbox while the server runs; without SMTP_URL mails wait in it. Answers how to stop, once what is on its way has gone. */
export const startPostman = (
  settings: Settings,
  { name }: Distributor,
  database: Database,
  logger: FastifyBaseLogger,
): (() => Promise<void>) => {
  if (settings.smtpUrl === null) return () => Promise.resolve();
  const mailer = createSmtpMailer(
    settings.smtpUrl,
    settings.mailFrom ?? `"${name.replaceAll('"', '')}" <pedidos@localhost>`,
  );
  const deliver = createPostman(createOutbox(database), mailer, systemClock);
  let delivering: Promise<void> | null = null;
  const timer = setInterval(() => {
    delivering ??= deliver()
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseClosed)) logger.error({ err: error }, 'mail');
      })
      .then(() => {
        delivering = null;
      });
  }, lookEveryMs);
  return async () => {
    clearInterval(timer);
    // A mail that went out is noted before the database closes, or it would go out again.
    await delivering;
    mailer.close();
  };
};
