import { ContainerModule } from 'inversify';
import { createActivityService } from '#adapters/http/activity.ts';
import { createJobManagementService } from '#adapters/http/jobs.ts';
import { createMailTemplateService } from '#adapters/http/mail-templates.ts';
import { createOutboxService } from '#adapters/http/mails.ts';
import { createPaymentManagementService, createPaymentService } from '#adapters/http/payments.ts';
import { createPictureService } from '#adapters/http/pictures.ts';
import { createShopConfigurationService } from '#adapters/http/shop-configuration.ts';
import { foundation, services } from '../parts.ts';

/** What administrators look after: the configuration, what was done, jobs, mails, payments and pictures. */
export const officeModule = new ContainerModule(({ bind }) => {
  bind(services.configuration).toDynamicValue(({ get }) => createShopConfigurationService(get(foundation.call)));
  bind(services.activity).toDynamicValue(({ get }) => createActivityService(get(foundation.http)));
  bind(services.jobs).toDynamicValue(({ get }) => createJobManagementService(get(foundation.call)));
  bind(services.mailTemplates).toDynamicValue(({ get }) => createMailTemplateService(get(foundation.call)));
  bind(services.mails).toDynamicValue(({ get }) => createOutboxService(get(foundation.http)));
  bind(services.payments).toDynamicValue(({ get }) => createPaymentManagementService(get(foundation.http)));
  bind(services.ownPayments).toDynamicValue(({ get }) => createPaymentService(get(foundation.http)));
  bind(services.pictures).toDynamicValue(({ get }) => createPictureService(get(foundation.call)));
});
