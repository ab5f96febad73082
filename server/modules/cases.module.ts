import { randomUUID } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { createPrivatePictureStorage } from '#adapters/files/picture-storage.ts';
import { createCaseMessageRepository } from '#adapters/postgres/cases/case-messages.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createCaseMessageService } from '#core/cases/messages/create-case-message-service.ts';
import { parts } from '../parts.ts';
import { caseMessageRoutes } from '../routes/case-messages.routes.ts';
import { picturesOf } from '../settings.ts';
import { routesOf } from './routes-of.ts';

/** What claims and warranties have in common. */
export const casesModule = new ContainerModule(({ bind }) => {
  bind(parts.caseMessageService).toDynamicValue((made) =>
    createCaseMessageService({
      messages: createCaseMessageRepository(made.get(parts.database)),
      storage: createPrivatePictureStorage(picturesOf(made.get(parts.settings))),
      clock: made.get(parts.clock),
      hasher,
      newName: randomUUID,
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(caseMessageRoutes, parts.caseMessageService));
});
