import { setTimeout as wait } from 'node:timers/promises';
import { lookEvery } from '#adapters/clock/look-every.ts';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { drawOrderCopy } from '#adapters/documents/order-copy.ts';
import type { SmtpMailer, SmtpServer } from '#adapters/mail/smtp-mailer.ts';
import { readMailAccount } from '#adapters/postgres/configuration/email-sender-store.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { senderDigest } from '#adapters/postgres/mail/mail-test.ts';
import { createOutbox, retryFailedMails } from '#adapters/postgres/mail/outbox.ts';
import { createOrderRepository } from '#adapters/postgres/orders/orders.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { orderCopyTexts } from '#adapters/texts/order-copy.es.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { CurrentDistributor } from '#core/distributor/distributor.ts';
import { createMailDispatcher } from '#core/mail/create-mail-dispatcher.ts';
import type { MailComposer } from '#core/mail/mail-composer.port.ts';
import type { Mailer } from '#core/mail/outbox.port.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { lastAnswerOfKey } from '#core/shared/last-of-key.ts';
import { picturesOf, type Settings } from './settings.ts';

const lookEveryMs = 5000;
/** A mail server that does not answer must not keep a stopping program waiting. */
const stopWithinMs = 4000;

/**
 * Delivers the outbox while the server runs, by SMTP_URL or else by the sender of the configuration as it is then; with
 * neither mails wait in it. Answers how to stop, once what is on its way has gone.
 */
export const startMailDispatcher = (
  settings: Settings,
  distributor: CurrentDistributor,
  database: Database,
  cipher: Cipher,
  report: ReportFailure,
  everyMs = lookEveryMs,
): (() => Promise<void>) => {
  const mailers = createMailers(settings, distributor, database, cipher, report);
  let sender: string | null = null;
  const outbox = createOutbox(database, () => sender);
  const compose = composerOf(settings, distributor, database);
  const deliver = async (): Promise<void> => {
    // Read before the mailer is: one that is settled in between was not tested.
    sender = await senderDigest(database, { ...settings, cipher, hasher });
    const mailer = await mailers.current();
    if (mailer === null) return;
    await createMailDispatcher(outbox, compose, mailer, systemClock, report)();
    // The sender was changed during this delivery: mails that the former one could not send are tried again at once
    // too.
    if ((await mailers.current()) !== mailer) await retryFailedMails(database);
  };
  const delivering = lookEvery(everyMs, deliver, (error) => report('mail', error));
  return async () => {
    // A mail that went out is noted before the database closes, or it would go out again.
    const ended = delivering.stop().then(() => true);
    if (!(await Promise.race([ended, wait(stopWithinMs, false, { ref: false })])))
      report('mail', new Error('a mail was on its way when the program stopped; it goes out again'));
    mailers.close();
  };
};

/** Read with the first mail, not with every start. */
const composerOf = (settings: Settings, distributorNow: CurrentDistributor, database: Database): MailComposer => {
  const orders = createOrderRepository(database);
  return async (mail) => {
    const [{ createMailComposer }, { readLogo }] = await Promise.all([
      import('#adapters/mail/mail-composer.ts'),
      import('#adapters/mail/read-logo.ts'),
    ]);
    const distributor = distributorNow();
    return createMailComposer({
      sender: distributor,
      publicUrl: settings.publicUrl,
      logo: () => readLogo(picturesOf(settings), distributor.logo),
      async orderPaper(title) {
        const number = parseDocumentNumber(title);
        const order = number === null ? null : await orders.byNumber(number);
        if (order === null) return null;
        const bytes = await drawOrderCopy(distributor, order);
        return { name: orderCopyTexts.file(title), type: 'application/pdf', bytes };
      },
    })(mail);
  };
};

interface Mailers {
  /** Null where nobody said how mails go out, or the stored password cannot be opened. */
  current(): Promise<Mailer | null>;
  close(): void;
}

/** The mailer of the moment: another one once the configuration has another sender. */
const createMailers = (
  settings: Settings,
  distributor: CurrentDistributor,
  database: Database,
  cipher: Cipher,
  report: ReportFailure,
): Mailers => {
  /** Mails wait for a password that can be opened: that is said once. */
  let isReported = false;
  const named = (address: string): string => `"${distributor().name.replaceAll('"', '')}" <${address}>`;
  let open: SmtpMailer | null = null;
  const last = lastAnswerOfKey<string, Mailer>();
  const mailerOf = (server: SmtpServer, from: string): Promise<Mailer> =>
    last(JSON.stringify([server, from]), async () => {
      // Read with the first mail, not with every start.
      const { createSmtpMailer } = await import('#adapters/mail/smtp-mailer.ts');
      open?.close();
      open = createSmtpMailer(server, from);
      return open;
    });
  return {
    async current() {
      if (settings.smtpUrl !== null) {
        return mailerOf(settings.smtpUrl, settings.mailFrom ?? named('pedidos@localhost'));
      }
      const account = await readMailAccount(database, cipher);
      if (account === 'sealed-elsewhere' && !isReported)
        report('mail', new Error('mail: the stored password was sealed with another key'));
      isReported = account === 'sealed-elsewhere';
      if (account === null || account === 'sealed-elsewhere') return null;
      return mailerOf(account, settings.mailFrom ?? named(account.account));
    },
    close: () => open?.close(),
  };
};
