import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createTransport } from '#adapters/undici/transport.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { foundation, services } from '../parts.ts';

/** The live connection. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(services.live)
    .toDynamicValue(({ get }) => {
      const sessionToken = get(foundation.sessionToken);
      const { server, proxies } = get(foundation.settings);
      const connection = createSignalrConnection({
        url: `${server}/hubs/portal`,
        token: () => sessionToken() ?? '',
        // Its connections end with the hub's own.
        through: createTransport(proxies).hub,
      });
      return createActor(createLiveMachine(connection)).start();
    })
    .onDeactivation((live) => {
      live.stop();
    });
});
