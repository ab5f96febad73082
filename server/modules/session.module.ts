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
import { parts } from '../container.ts';

const signInParts = (made: ResolutionContext) => {
  const sessionEnded$ = made.get(parts.sessionEnded);
  return {
    signIns: createSignInRepository(made.get(parts.database), made.get(parts.sessions).forget),
    ended: (id: string) => sessionEnded$.next(id),
  };
};

/** What a code of the second factor is judged with. */
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
});
