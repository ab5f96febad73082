import { type HttpClient, type HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { readNotice } from '#adapters/wire/live.wire.ts';
import { liveEventNames } from '#core/live/event.ts';
import { type LiveConnection, type LiveHooks, liveTimings } from '#core/live/live-connection.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';

/**
 * What the client sends by in place of its own: calls, and WebSockets (an option that it reads, though its types leave
 * it out).
 */
export interface HubTransport {
  readonly httpClient: HttpClient;
  readonly WebSocket: new (
    address: string,
    protocols?: string | string[],
    options?: { readonly headers?: Record<string, string> },
  ) => object;
  readonly transport: HttpTransportType;
}

export interface SignalrSettings {
  /** The hub's absolute address, e.g. https://shop.example/hubs/portal. */
  readonly url: string;
  /** The session token of the moment, asked for at each attempt; it only ever travels in a header. */
  readonly token: () => string | Promise<string>;
  /** Left out: WebSockets, then Server-Sent Events, then long polling, whichever works first. */
  readonly transport?: HttpTransportType | undefined;
  readonly through?: HubTransport | null;
}

/** The live connection over the official SignalR client, without its own reconnection: core/live decides. */
export function createSignalrConnection(settings: SignalrSettings): LiveConnection {
  return {
    open(customerId, hooks) {
      const hub = new HubConnectionBuilder()
        .withUrl(addressOf(settings.url, customerId), {
          accessTokenFactory: settings.token,
          withCredentials: false,
          timeout: liveTimings.longPollTimeout,
          logger: LogLevel.None,
          ...settings.through,
          ...(settings.transport === undefined ? {} : { transport: settings.transport }),
        })
        .withServerTimeout(liveTimings.serverTimeout)
        .withKeepAliveInterval(liveTimings.keepAlive)
        .build();

      const once = untilClosed(hooks);
      for (const name of liveEventNames) hub.on(name, (argument: unknown) => once.received(readNotice(name, argument)));
      hub.onclose(once.closed);
      hub.start().then(once.opened, once.closed);
      return {
        close: () => {
          hub.stop().then(once.closed, once.closed);
        },
      };
    },
  };
}

function addressOf(url: string, customerId: CustomerId | null): string {
  if (customerId === null) return url;
  const address = new URL(url);
  address.searchParams.set('customerId', customerId);
  return address.href;
}

/**
 * The client reports an end in up to three ways and may still finish a start afterwards; the port promises one
 * `closed`, last.
 */
function untilClosed(hooks: LiveHooks): LiveHooks {
  let over = false;
  return {
    opened: () => {
      if (!over) hooks.opened();
    },
    received: (notice) => {
      if (!over) hooks.received(notice);
    },
    closed: () => {
      if (over) return;
      over = true;
      hooks.closed();
    },
  };
}
