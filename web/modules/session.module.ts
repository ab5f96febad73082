import { ContainerModule } from 'inversify';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createSignInService } from '#adapters/http/sign-ins.ts';
import { foundation, services } from '../parts.ts';
import { createSignInQueries } from '../sessions/sign-in-queries.ts';

/** Everybody’s own password. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(services.ownPassword).toDynamicValue(({ get }) => createOwnPasswordService(get(foundation.publicServices).call));
  bind(services.signIns).toDynamicValue(({ get }) =>
    createSignInQueries(
      createSignInService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
