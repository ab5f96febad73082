import { ContainerModule } from 'inversify';
import { createCredentialService } from '#core/credentials/create-credential-service.ts';
import { parts } from '../parts.ts';
import { credentialRoutes } from '../routes/credentials.routes.ts';
import { issuingOf, shownWith } from './issuing.ts';
import { routesOf } from './routes-of.ts';

/** The passwords that are issued to customers. */
export const credentialsModule = new ContainerModule(({ bind }) => {
  bind(parts.credentialService).toDynamicValue((made) =>
    createCredentialService({ ...issuingOf(made), customers: made.get(parts.sessions), cipher: shownWith(made) }),
  );
  bind(parts.routes).toDynamicValue(routesOf(credentialRoutes, parts.credentialService));
});
