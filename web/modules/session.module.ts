import { ContainerModule } from 'inversify';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createSecondFactorService } from '#adapters/http/second-factor.ts';
import { createSignInService } from '#adapters/http/sign-ins.ts';
import { foundation, services } from '../parts.ts';
import { createSecondFactorQueries } from '../second-factor/second-factor-queries.ts';
import { createSignInQueries } from '../sessions/sign-in-queries.ts';

/** Everybody’s own password, second factor and sign-ins. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(services.ownPassword).toDynamicValue(({ get }) => createOwnPasswordService(get(foundation.publicServices).call));
  bind(services.secondFactor).toDynamicValue(({ get }) =>
    createSecondFactorQueries(
      createSecondFactorService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
  bind(services.signIns).toDynamicValue(({ get }) =>
    createSignInQueries(
      createSignInService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
