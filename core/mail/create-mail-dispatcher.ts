import type { Clock } from '#core/shared/clock.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { MailComposer } from './mail-composer.port.ts';
import type { Mailer, Outbox } from './outbox.port.ts';
import { mailTrouble } from './outbox-mail.ts';
import { retryDelay } from './retry.ts';

const maxAtOnce = 20;

/**
 * Sends what waits in the outbox: at least once, the failed ones again later. Answers how many went out. A server that
 * cannot be reached takes long to say so: the mails after that one are left for the next time, so that none is held
 * longer than it is its process's.
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
    const taken = await outbox.take(new Date(clock.now()).toISOString(), maxAtOnce);
    for (const [place, mail] of taken.entries()) {
      try {
        const refused = await mailer.send({ ...mail, ...(await compose(mail)) });
        const error = refused.length === 0 ? null : `refused: ${refused.join(', ')}`;
        if (error !== null) report('mail-recipient', new Error(`mail ${mail.id}, ${error}`));
        await outbox.sent(mail.id, new Date(clock.now()).toISOString(), error);
        sent += 1;
      } catch (error) {
        report('mail', error);
        const retryAt = new Date(clock.now() + retryDelay(mail.attempts)).toISOString();
        const said = error instanceof Error ? error.message : String(error);
        await outbox.failed(mail.id, said, retryAt);
        const left = taken.slice(place + 1).map(({ id }) => id);
        if (left.length > 0 && mailTrouble(said).code === 'server-unreachable') {
          await outbox.release(left);
          break;
        }
      }
    }
    return sent;
  };
