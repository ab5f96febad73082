import { ContainerModule } from 'inversify';
import { createActor } from 'xstate';
import { laterConnection } from '#adapters/signalr/later-connection.ts';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { foundation, services } from './parts.ts';
import type { PublicServices } from './public-services.ts';
import { createServiceQueries } from './state/query-client.ts';

/** 128 random bits. Unlike randomUUID it is there without https too, as in a shop's own network. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What every module stands on: the user, the queries and the live connection. */
export const foundationOf = (publicServices: PublicServices, user: CurrentUser): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(foundation.publicServices).toConstantValue(publicServices);
    bind(services.user).toConstantValue(user);
    bind(services.caller).toDynamicValue(({ get }) => callerOfUser(get(services.user)));
    bind(foundation.newKey).toConstantValue(randomKey);
    bind(foundation.queries)
      .toDynamicValue(({ get }) => createServiceQueries(get(services.live)))
      .onDeactivation((queries) => {
        queries.stop();
      });
    bind(services.live)
      .toDynamicValue(() => {
        const connection = laterConnection(async () => {
          const { createSignalrConnection } = await import('#adapters/signalr/signalr-connection.ts');
          return createSignalrConnection({
            url: `${publicServices.settings.apiBaseUrl}/hubs/portal`,
            token: () => publicServices.session.getSnapshot().context.login?.token ?? '',
          });
        });
        return createActor(createLiveMachine(connection)).start();
      })
      .onDeactivation((live) => {
        live.send({ type: 'disconnect' });
        live.stop();
      });
    bind(foundation.forget).toDynamicValue(({ get }) => {
      const [catalogue, quotes] = [get(services.catalogue), get(services.quoteQueries)];
      return () => {
        catalogue.outdate();
        quotes.reprice();
      };
    });
    bind(foundation.repriced).toDynamicValue(({ get }) => {
      const [forget, cart] = [get(foundation.forget), get(services.cart)];
      return () => {
        forget();
        cart.refresh();
      };
    });
  });
