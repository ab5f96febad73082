import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { createLoginFile } from '#adapters/credentials/login-file.ts';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createSessionService } from '#adapters/http/session.ts';
import { createSessionMachine } from '#core/session/session.machine.ts';
import { createLoginOfRun } from '../login-of-run.ts';
import { foundation, services } from '../parts.ts';

/** Whose login is kept, and their own password. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(foundation.login).toDynamicValue(({ get }) => {
    const { directory, server, profile } = get(foundation.settings);
    return createLoginOfRun(createLoginFile(directory, server, profile), get(foundation.clock));
  });
  bind(services.logins).toDynamicValue(({ get }) => get(foundation.login).logins);
  bind(foundation.sessionToken).toDynamicValue(({ get }) => get(foundation.login).token);
  bind(services.sessionService).toDynamicValue(({ get }) => createSessionService(get(foundation.call)));
  bind(services.session)
    .toDynamicValue(({ get }) => {
      const service = get(services.sessionService);
      // It looks at once at the login that is kept.
      return createActor(
        createSessionMachine({ service, logins: get(services.logins), clock: get(foundation.clock) }),
      ).start();
    })
    .onDeactivation((session) => {
      session.stop();
    });
  bind(services.ownPassword).toDynamicValue(({ get }) => createOwnPasswordService(get(foundation.call)));
});
