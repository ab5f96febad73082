import { ContainerModule } from 'inversify';
import { createContactMessageRepository } from '#adapters/postgres/contact.ts';
import { createContactService } from '#core/contact/create-contact-service.ts';
import { parts } from '../parts.ts';
import { contactRoutes } from '../routes/contact.routes.ts';
import { routesOf } from './routes-of.ts';

/** Messages of visitors. */
export const contactModule = new ContainerModule(({ bind }) => {
  bind(parts.contactServiceAt).toDynamicValue((made) =>
    createContactService({
      messages: createContactMessageRepository(made.get(parts.database)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(contactRoutes, parts.contactServiceAt));
});
