import { ContainerModule } from 'inversify';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { foundation, services } from '../parts.ts';

/** Everybody’s own password. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(services.ownPassword).toDynamicValue(({ get }) => createOwnPasswordService(get(foundation.publicServices).call));
});
