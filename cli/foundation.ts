import { ContainerModule } from 'inversify';
import { createCall, type HttpSettings } from '#adapters/http/call.ts';
import type { Trouble } from '#adapters/http/trouble.ts';
import { createTransport } from '#adapters/node-http/transport.ts';
import type { Clock } from '#core/shared/clock.ts';
import { foundation } from './parts.ts';
import type { CliSettings } from './settings.ts';
import type { Waiting } from './waiting.ts';

/** What a run of a command is given from outside. */
export interface ContainerParts {
  readonly settings: CliSettings;
  readonly clock: Clock;
  readonly interrupted: AbortSignal;
  /** Called with the trouble of a call, or with null once one is answered. */
  readonly troubled: (met: Trouble | null) => void;
  readonly answered: NonNullable<HttpSettings['answered']>;
  /** The login in a customer's name is over: what follows is as oneself again. */
  readonly lapsed: () => void;
  /** While a call is not answered. */
  readonly waiting: Pick<Waiting, 'during'>;
}

/** What every word stands on: the settings, and the calls to the server. */
export const foundationOf = ({
  settings,
  clock,
  interrupted,
  troubled,
  answered,
  waiting,
  lapsed,
}: ContainerParts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(foundation.settings).toConstantValue(settings);
    bind(foundation.clock).toConstantValue(clock);
    bind(foundation.lapsed).toConstantValue(lapsed);
    bind(foundation.transport)
      .toDynamicValue(() => {
        const transport = createTransport(settings.proxies, interrupted);
        const { fetch } = transport;
        return { ...transport, fetch: (...asked: Parameters<typeof fetch>) => waiting.during(fetch(...asked)) };
      })
      .onDeactivation(({ close }) => {
        close();
      });
    bind(foundation.http).toDynamicValue(({ get }) => ({
      baseUrl: settings.server,
      token: get(foundation.sessionToken),
      fetch: get(foundation.transport).fetch,
      // The person sees that it goes on, and can press Ctrl-C: no limit is right for every catalogue and every
      // connection.
      longCallMs: null,
      givenUp: interrupted,
      troubled,
      answered,
    }));
    bind(foundation.call).toDynamicValue(({ get }) => createCall(get(foundation.http)));
  });
