import { ContainerModule } from 'inversify';
import { createMailTemplateService } from '#adapters/http/mail-templates.ts';
import { createOutboxService } from '#adapters/http/mails.ts';
import { createMailQueries } from '../mails/mail-queries.ts';
import { foundation, services } from '../parts.ts';

/** The outbox, for administrators. With its screen, and with the mark that says what did not go out. */
export const mailsModule = new ContainerModule(({ bind }) => {
  bind(services.mails).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    const from = { outbox: createOutboxService(http), templates: createMailTemplateService(call) };
    return createMailQueries(from, get(services.caller), get(foundation.queries));
  });
});
