import { ContainerModule } from 'inversify';
import { createContactMessageRepository } from '#adapters/postgres/contact.ts';
import { createContactService } from '#core/contact/create-contact-service.ts';
import { parts } from '../container.ts';

/** Messages of visitors. */
export const contactModule = new ContainerModule(({ bind }) => {
  bind(parts.contactServiceAt).toDynamicValue((made) =>
    createContactService({
      messages: createContactMessageRepository(made.get(parts.database)),
      clock: made.get(parts.clock),
    }),
  );
});
