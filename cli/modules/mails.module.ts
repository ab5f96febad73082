import { ContainerModule } from 'inversify';
import { createMailTemplateService } from '#adapters/http/mail-templates.ts';
import { createOutboxService } from '#adapters/http/mails.ts';
import { foundation, services } from '../parts.ts';

/** The mails that wait, went out or could not, and how they begin. */
export const mailsModule = new ContainerModule(({ bind }) => {
  bind(services.mailTemplates).toDynamicValue(({ get }) => createMailTemplateService(get(foundation.call)));
  bind(services.mails).toDynamicValue(({ get }) => createOutboxService(get(foundation.http)));
});
