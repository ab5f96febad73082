import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { fileRowsAtOnce, type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAddress } from './address.ts';
import type { NewMail, OutboxRepository } from './outbox.repository.port.ts';
import { type OutboxService, outboxPageSize } from './outbox.service.ts';
import type { OutboxMail } from './outbox-mail.ts';
import { checkAddresses } from './resend.ts';

interface OutboxParts {
  readonly outbox: OutboxRepository;
  readonly writer: ListWriter<OutboxMail>;
  readonly clock: Clock;
  /** Whether a sender of mails is configured. */
  readonly hasSender: () => Promise<boolean>;
  /** The test mail, but for whom it is for. */
  readonly testMail: () => Omit<NewMail, 'recipients'>;
}

export const createOutboxService = ({ outbox, writer, clock, hasSender, testMail }: OutboxParts): OutboxService =>
  authorise<OutboxService>(
    {
      list: 'management',
      table: 'management',
      failedCount: 'management',
      waiting: 'management',
      resend: 'administration',
      giveUp: 'administration',
      sendTest: 'administration',
    },
    {
      async list(_caller, filter, after) {
        const [page, isSettled] = await Promise.all([outbox.list(filter, after, outboxPageSize), hasSender()]);
        return page.map((mails) => ({ ...mails, hasSender: isSettled }));
      },
      table: (_caller, filter, format, signal) =>
        listFile({
          ...{ writer, format, signal },
          today: dateInBuenosAires(clock.now()),
          pageAfter: async (after) =>
            (await outbox.list(filter, after, fileRowsAtOnce)).map(({ mails, next }) => ({ rows: mails, next })),
        }),
      async failedCount() {
        return Ok(await outbox.failedCount());
      },
      async waiting() {
        return Ok(await outbox.waiting());
      },
      async resend(caller, id, recipients) {
        const checked = recipients === null ? Ok(null) : checkAddresses(recipients);
        return checked.ok ? outbox.resend(id, checked.val, authorOf(caller)) : Err(checked.val);
      },
      giveUp: (caller, id) => outbox.giveUp(id, authorOf(caller)),
      async sendTest(caller, address) {
        const to = address.trim();
        if (!isAddress(to)) return Err({ code: 'mail-address-invalid' });
        return Ok(await outbox.add({ ...testMail(), recipients: [to] }, authorOf(caller)));
      },
    },
  );
