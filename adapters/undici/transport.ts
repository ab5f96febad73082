import {
  EnvHttpProxyAgent,
  FormData as OwnFormData,
  type RequestInit as OwnRequestInit,
  fetch as ownFetch,
} from 'undici';
import type { HubTransport } from '#adapters/signalr/signalr-connection.ts';
import { createHubTransport } from './hub-transport.ts';
import { noProxies, type Proxies, proxyError } from './proxies.ts';

export interface Transport {
  readonly fetch: typeof fetch;
  /** How the hub is reached where a proxy may be in between; null where its client's own way will do. */
  readonly hub: HubTransport | null;
  /** Ends the connections that are kept open. */
  close(): void;
}

/** Milliseconds to connect, for calls of any length. */
const connectMs = 10_000;
/** Milliseconds that a connection stays open for the next call: a command makes several in a row. */
const keepAliveMs = 10_000;

/**
 * `fetch` with kept connections, through the proxies of the environment. How long an answer may take is each call's own
 * limit (its signal), while the platform's fetch gives up after 300 s in any case. A peer that is gone is found by TCP
 * itself, which asks after a minute of silence.
 */
export const createTransport = (proxies = noProxies): Transport => {
  const dispatcher = new EnvHttpProxyAgent({
    httpProxy: proxies.http,
    httpsProxy: proxies.https,
    noProxy: proxies.except,
    connect: { timeout: connectMs },
    keepAliveTimeout: keepAliveMs,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const carry: typeof fetch = async (address, init) => {
    const request = { ...init, body: bodyOf(init?.body), dispatcher } as unknown as OwnRequestInit;
    try {
      return (await ownFetch(address as string, request)) as unknown as Response;
    } catch (error) {
      throw proxyError(error, proxies);
    }
  };
  return {
    fetch: carry,
    hub: isDirect(proxies) ? null : createHubTransport(carry, dispatcher),
    close: () => void dispatcher.destroy(),
  };
};

const isDirect = ({ http, https }: Proxies): boolean => http === '' && https === '';

/** A fetch only takes the forms of its own library. */
const bodyOf = (body: unknown): unknown => {
  if (!(body instanceof FormData)) return body;
  const own = new OwnFormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') own.set(name, value);
    else own.set(name, value, value.name);
  }
  return own;
};
