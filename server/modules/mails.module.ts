import { ContainerModule } from 'inversify';
import { createMailTableWriter } from '#adapters/documents/mail-table-files.ts';
import { readMailAccount } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createMailTemplateRepository } from '#adapters/postgres/mail/mail-templates.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { usualTemplates } from '#adapters/texts/mail-templates.es.ts';
import { testMail } from '#adapters/texts/mails.es.ts';
import { createMailTemplateService } from '#core/mail/create-mail-template-service.ts';
import { createOutboxService } from '#core/mail/create-outbox-service.ts';
import { startMailDispatcher } from '../mail-dispatcher.ts';
import { parts } from '../parts.ts';
import { mailTemplateRoutes } from '../routes/mail-templates.routes.ts';
import { mailRoutes } from '../routes/mails.routes.ts';
import { routesOf } from './routes-of.ts';

/** Whether mails can be sent, and the outbox: as administrators see it, and what sends it while the server runs. */
export const mailsModule = new ContainerModule(({ bind }) => {
  bind(parts.canSendMails).toDynamicValue((made) => async () => {
    if (made.get(parts.settings).smtpUrl !== null) return true;
    const account = await readMailAccount(made.get(parts.database), made.get(parts.cipher));
    return account !== null && account !== 'sealed-elsewhere';
  });
  bind(parts.mailTemplateService).toDynamicValue((made) =>
    createMailTemplateService({
      templates: createMailTemplateRepository(made.get(parts.database)),
      ...{ usual: usualTemplates, hasher },
      async example(kind, template) {
        const { previewMail } = await import('../mail-preview.ts');
        return previewMail(made.get(parts.settings), made.get(parts.distributor)(), kind, template);
      },
    }),
  );
  bind(parts.outboxService).toDynamicValue((made) =>
    createOutboxService({
      outbox: createOutboxRepository(made.get(parts.database)),
      writer: createMailTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
      hasSender: made.get(parts.canSendMails),
      testMail: () => testMail(made.get(parts.distributor)().name),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(mailRoutes, parts.outboxService));
  bind(parts.routes).toDynamicValue(routesOf(mailTemplateRoutes, parts.mailTemplateService));
  bind(parts.startJob).toDynamicValue((made) => () => {
    const [settings, distributor] = [made.get(parts.settings), made.get(parts.distributor)];
    const [database, cipher] = [made.get(parts.database), made.get(parts.cipher)];
    return { stop: startMailDispatcher(settings, distributor, database, cipher, made.get(parts.report)) };
  });
});
