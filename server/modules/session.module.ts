import { ContainerModule } from 'inversify';
import { Subject } from 'rxjs';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';
import { tokenGenerator } from '#adapters/secrets/token-generator.ts';
import { createOwnPasswordService } from '#core/credentials/create-own-password-service.ts';
import { createLoginService } from '#core/session/create-login-service.ts';
import { parts } from '../container.ts';

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
  bind(parts.ownPassword).toDynamicValue((made) => {
    const sessionEnded$ = made.get(parts.sessionEnded);
    return createOwnPasswordService({
      repository: made.get(parts.sessions),
      passwordHasher: made.get(parts.passwordHasher),
      ended: (id) => sessionEnded$.next(id),
    });
  });
});
