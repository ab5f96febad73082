import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { createLoginFile } from '#adapters/credentials/login-file.ts';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createSessionService } from '#adapters/http/session.ts';
import { createSessionMachine, type SessionActor } from '#core/session/session.machine.ts';
import { isValidLogin } from '#core/session/session.service.ts';
import { createLoginOfRun } from '../login-of-run.ts';
import { foundation, services } from '../parts.ts';

/** The services for the login that is kept, and for its user's own password. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(services.logins).toDynamicValue(({ get }) => {
    const { directory, server, profile } = get(foundation.settings);
    return createLoginOfRun(createLoginFile(directory, server, profile));
  });
  // The session knows before the store that it goes on with another login.
  let session: SessionActor | null = null;
  bind(foundation.sessionToken).toDynamicValue(({ get }) => {
    const logins = get(services.logins);
    const clock = get(foundation.clock);
    return () => {
      const login = session === null ? logins.read() : session.getSnapshot().context.login;
      return isValidLogin(login, clock.now()) ? login.token : null;
    };
  });
  bind(services.sessionService).toDynamicValue(({ get }) => createSessionService(get(foundation.call)));
  bind(services.session)
    .toDynamicValue(({ get }) => {
      const service = get(services.sessionService);
      const lapsed = get(foundation.lapsed);
      const made = createActor(
        createSessionMachine({ service, logins: get(services.logins), clock: get(foundation.clock) }),
      );
      made.on('acting-ended', ({ how }) => how === 'lapsed' && lapsed());
      session = made;
      // Reads the kept login at once.
      return made.start();
    })
    .onDeactivation((made) => {
      made.stop();
      session = null;
    });
  bind(services.ownPassword).toDynamicValue(({ get }) => createOwnPasswordService(get(foundation.call)));
});
