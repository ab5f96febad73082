import type { Clock } from '#core/shared/clock.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { MailComposer } from './mail-composer.port.ts';
import type { Mailer, Outbox } from './outbox.port.ts';
import { mailTrouble } from './outbox-mail.ts';
import { nextAttempt } from './retry.ts';

const maxAtOnce = 20;

const isoOf = (at: number): string => new Date(at).toISOString();

/**
 * Sends what waits in the outbox: at least once, the failed ones again later, for some days. Answers how many went out.
 * A server that cannot be reached takes long to say so: the mails after that one are left for the next time, so that
 * none is held longer than it is its process's.
 */
export const createMailDispatcher =
  (
    outbox: Outbox,
    compose: MailComposer,
    mailer: Mailer,
    clock: Clock,
    report: ReportFailure,
  ): (() => Promise<number>) =>
  async () => {
    let sent = 0;
    const mails = await outbox.take(isoOf(clock.now()), maxAtOnce);
    for (const [place, mail] of mails.entries()) {
      try {
        const refused = await mailer.send({ ...mail, ...(await compose(mail)) });
        if (refused.length > 0) report('mail-recipient', new Error(`mail ${mail.id}, refused: ${refused.join(', ')}`));
        await outbox.sent(mail.id, isoOf(clock.now()), refused);
        sent += 1;
      } catch (error) {
        report('mail', error);
        const message = error instanceof Error ? error.message : String(error);
        const since = mail.failingSince === null ? null : Date.parse(mail.failingSince);
        const now = clock.now();
        const retryAt = nextAttempt({ attempts: mail.attempts, error: message, since }, now);
        await outbox.failed(mail.id, message, isoOf(now), retryAt === null ? null : isoOf(retryAt));
        const left = mails.slice(place + 1).map(({ id }) => id);
        if (left.length > 0 && mailTrouble(message).code === 'server-unreachable') {
          await outbox.release(left);
          break;
        }
      }
    }
    return sent;
  };
