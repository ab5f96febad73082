import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { laterConnection } from '#adapters/signalr/later-connection.ts';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { foundation, services } from '../parts.ts';

/** The live connection. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(services.live)
    .toDynamicValue(({ get }) => {
      const sessionToken = get(foundation.sessionToken);
      const { server } = get(foundation.settings);
      // The transport ends after this: see openServices.
      const { hub } = get(foundation.transport);
      const own = { url: `${server}/hubs/portal`, token: () => sessionToken() ?? '' };
      const connection =
        hub === null
          ? createSignalrConnection(own)
          : laterConnection(async () => createSignalrConnection({ ...own, through: await hub() }));
      return createActor(createLiveMachine(connection)).start();
    })
    .onDeactivation((live) => {
      live.stop();
    });
});
