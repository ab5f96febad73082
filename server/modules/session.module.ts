import { ContainerModule, type ResolutionContext } from 'inversify';
import { Subject } from 'rxjs';
import { createSignInRepository } from '#adapters/postgres/session/sign-ins.ts';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';
import { tokenGenerator } from '#adapters/secrets/token-generator.ts';
import { createOwnPasswordService } from '#core/credentials/create-own-password-service.ts';
import { createLoginService } from '#core/session/create-login-service.ts';
import { createSignInService, createStaffSignInService } from '#core/session/create-sign-in-service.ts';
import { parts } from '../container.ts';

const signInParts = (made: ResolutionContext) => {
  const sessionEnded$ = made.get(parts.sessionEnded);
  return {
    signIns: createSignInRepository(made.get(parts.database), made.get(parts.sessions).forget),
    ended: (id: string) => sessionEnded$.next(id),
  };
};

/** Who is signed in, and their own password. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(parts.sessionEnded).toDynamicValue(() => new Subject<string>());
  bind(parts.passwordHasher).toDynamicValue(() => createArgon2Hasher());
  bind(parts.loginService).toDynamicValue((made) =>
    createLoginService({
      repository: made.get(parts.sessions),
      passwordHasher: made.get(parts.passwordHasher),
      tokenGenerator,
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.signIns).toDynamicValue((made) => createSignInService(signInParts(made)));
  bind(parts.staffSignInService).toDynamicValue((made) => createStaffSignInService(signInParts(made)));
  bind(parts.ownPassword).toDynamicValue((made) => {
    const sessionEnded$ = made.get(parts.sessionEnded);
    return createOwnPasswordService({
      repository: made.get(parts.sessions),
      passwordHasher: made.get(parts.passwordHasher),
      ended: (id) => sessionEnded$.next(id),
    });
  });
});
