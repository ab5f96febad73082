import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { foundation, services } from '../parts.ts';

/** The live connection. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(services.live)
    .toDynamicValue(({ get }) => {
      const sessionToken = get(foundation.sessionToken);
      const connection = createSignalrConnection({
        url: `${get(foundation.settings).server}/hubs/portal`,
        token: () => sessionToken() ?? '',
        through: get(foundation.transport).hub,
      });
      return createActor(createLiveMachine(connection)).start();
    })
    .onDeactivation((live) => {
      live.stop();
    });
});
