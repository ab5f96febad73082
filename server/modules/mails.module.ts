import { ContainerModule } from 'inversify';
import { readMailAccount } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { testMail } from '#adapters/texts/mails.es.ts';
import { createOutboxService } from '#core/mail/create-outbox-service.ts';
import { parts } from '../container.ts';

/** The outbox, as administrators see it. What it holds is sent by mail-dispatcher.ts. */
export const mailsModule = new ContainerModule(({ bind }) => {
  bind(parts.outboxService).toDynamicValue((made) => {
    const { smtpUrl } = made.get(parts.settings);
    const hasAccount = async () => {
      const account = await readMailAccount(made.get(parts.database), made.get(parts.cipher));
      return account !== null && account !== 'sealed-elsewhere';
    };
    return createOutboxService({
      outbox: createOutboxRepository(made.get(parts.database)),
      hasSender: async () => smtpUrl !== null || (await hasAccount()),
      testMail: testMail(made.get(parts.distributor).name),
    });
  });
});
