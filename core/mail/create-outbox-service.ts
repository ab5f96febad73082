import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isAddress } from './address.ts';
import type { NewMail, OutboxRepository } from './outbox.repository.port.ts';
import type { OutboxService } from './outbox.service.ts';

interface OutboxParts {
  readonly outbox: OutboxRepository;
  /** Whether somebody settled how mails go out. */
  readonly hasSender: () => Promise<boolean>;
  /** The test mail, but for whom it is for. */
  readonly testMail: () => Omit<NewMail, 'recipients'>;
}

export const createOutboxService = ({ outbox, hasSender, testMail }: OutboxParts): OutboxService =>
  authorise<OutboxService>(
    { list: 'management', failedCount: 'management', resend: 'administration', sendTest: 'administration' },
    {
      async list(_caller, state, after) {
        const [page, isSettled] = await Promise.all([outbox.list(state, after), hasSender()]);
        return page.map((mails) => ({ ...mails, hasSender: isSettled }));
      },
      async failedCount() {
        return Ok(await outbox.failedCount());
      },
      resend: (caller, id) => outbox.resend(id, authorOf(caller)),
      async sendTest(caller, address) {
        const to = address.trim();
        if (!isAddress(to)) return Err({ code: 'mail-address-invalid' });
        return Ok(await outbox.add({ ...testMail(), recipients: [to] }, authorOf(caller)));
      },
    },
  );
