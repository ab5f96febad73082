import { ContainerModule, type ResolutionContext } from 'inversify';
import { Subject } from 'rxjs';
import { createSecondFactorRepository } from '#adapters/postgres/session/second-factors.ts';
import { createSignInRepository } from '#adapters/postgres/session/sign-ins.ts';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';
import { oneTimeCodes } from '#adapters/secrets/one-time-codes.ts';
import { secureRandom } from '#adapters/secrets/secure-random.ts';
import { tokenGenerator } from '#adapters/secrets/token-generator.ts';
import { createOwnPasswordService } from '#core/credentials/create-own-password-service.ts';
import { createSecondFactorCheck } from '#core/second-factor/create-second-factor-check.ts';
import { createSecondFactorManagementService } from '#core/second-factor/create-second-factor-management-service.ts';
import { createSecondFactorService } from '#core/second-factor/create-second-factor-service.ts';
import { createLoginService } from '#core/session/create-login-service.ts';
import {
  createCustomerSignInService,
  createSignInService,
  createStaffSignInService,
} from '#core/session/create-sign-in-service.ts';
import { createGuard } from '../guard.ts';
import { parts } from '../parts.ts';
import { actingRoutes } from '../routes/acting.routes.ts';
import { secondFactorManagementRoutes, secondFactorRoutes } from '../routes/second-factor.routes.ts';
import { ownPasswordRoutes, sessionRoutes } from '../routes/session.routes.ts';
import { managedSignInRoutes, signInRoutes } from '../routes/sign-ins.routes.ts';
import { routesOf } from './routes-of.ts';

const signInParts = (made: ResolutionContext) => {
  const sessionEnded$ = made.get(parts.sessionEnded);
  return {
    signIns: createSignInRepository(made.get(parts.database), made.get(parts.sessions).forget),
    ended: (id: string) => sessionEnded$.next(id),
  };
};

/** What checking a code of the second factor needs. */
const checkParts = (made: ResolutionContext) => ({
  repository: made.get(parts.secondFactors),
  codes: oneTimeCodes,
  cipher: made.get(parts.cipher),
  tokenGenerator,
  clock: made.get(parts.clock),
});

/** Who is signed in, their own password and second factor. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(parts.sessionEnded).toDynamicValue(() => new Subject<string>());
  bind(parts.passwordHasher).toDynamicValue(() => createArgon2Hasher());
  bind(parts.loginService).toDynamicValue((made) =>
    createLoginService({
      repository: made.get(parts.sessions),
      passwordHasher: made.get(parts.passwordHasher),
      tokenGenerator,
      clock: made.get(parts.clock),
      secondFactor: createSecondFactorCheck(checkParts(made), 'sign-in'),
    }),
  );
  bind(parts.guard).toDynamicValue((made) => createGuard(made.get(parts.loginService)));
  bind(parts.secondFactors).toDynamicValue((made) =>
    createSecondFactorRepository(made.get(parts.database), made.get(parts.sessions).forget),
  );
  bind(parts.secondFactor).toDynamicValue((made) => {
    const sessionEnded$ = made.get(parts.sessionEnded);
    return createSecondFactorService({
      ...checkParts(made),
      sessions: made.get(parts.sessions),
      passwordHasher: made.get(parts.passwordHasher),
      secureRandom,
      issuer: () => made.get(parts.distributor)().name,
      ended: (id) => sessionEnded$.next(id),
    });
  });
  bind(parts.secondFactorManagement).toDynamicValue((made) =>
    createSecondFactorManagementService(made.get(parts.secondFactors)),
  );
  bind(parts.signIns).toDynamicValue((made) => createSignInService(signInParts(made)));
  bind(parts.staffSignInService).toDynamicValue((made) => createStaffSignInService(signInParts(made)));
  bind(parts.customerSignInService).toDynamicValue((made) => createCustomerSignInService(signInParts(made)));
  bind(parts.ownPassword).toDynamicValue((made) => {
    const sessionEnded$ = made.get(parts.sessionEnded);
    return createOwnPasswordService({
      repository: made.get(parts.sessions),
      passwordHasher: made.get(parts.passwordHasher),
      ended: (id) => sessionEnded$.next(id),
    });
  });
  bind(parts.routes).toDynamicValue((made) => {
    const [logins, guard, settings] = [made.get(parts.loginService), made.get(parts.guard), made.get(parts.settings)];
    const [sessionEnded$, activity] = [made.get(parts.sessionEnded), made.get(parts.activityRepository)];
    const [ownPassword, secondFactor] = [made.get(parts.ownPassword), made.get(parts.secondFactor)];
    const signIns = made.get(parts.signIns);
    const onDefect = made.get(parts.onDefect);
    return (app) => {
      sessionRoutes(app, logins, guard, sessionEnded$, settings.signInLimit, (userName, network) => {
        activity.recordLocked(userName, network).catch(onDefect);
      });
      ownPasswordRoutes(app, ownPassword, logins, guard, settings.signInLimit);
      secondFactorRoutes(app, secondFactor, logins, guard, settings.signInLimit);
      signInRoutes(app, signIns, logins, guard);
      actingRoutes(app, logins, guard, sessionEnded$);
    };
  });
  bind(parts.routes).toDynamicValue((made) => {
    const [ofStaff, ofCustomers] = [made.get(parts.staffSignInService), made.get(parts.customerSignInService)];
    const guard = made.get(parts.guard);
    return (app) => managedSignInRoutes(app, ofStaff, ofCustomers, guard);
  });
  bind(parts.routes).toDynamicValue(routesOf(secondFactorManagementRoutes, parts.secondFactorManagement));
});
