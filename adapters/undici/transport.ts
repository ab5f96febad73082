import {
  EnvHttpProxyAgent,
  FormData as OwnFormData,
  type RequestInit as OwnRequestInit,
  fetch as ownFetch,
} from 'undici';

export interface Transport {
  readonly fetch: typeof fetch;
  /** Ends the connections that are kept open. */
  close(): void;
}

/** Milliseconds to find somebody who listens, whatever is asked then. */
const connectMs = 10_000;
/** Milliseconds that a connection stays open for the next call: a command makes several in a row. */
const keepAliveMs = 10_000;

/**
 * `fetch` through the proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name. How long an answer may take is each call's own limit (its signal):
 * the platform's fetch gives up after 300 s whatever that says.
 */
export const createTransport = (): Transport => {
  const dispatcher = new EnvHttpProxyAgent({
    connect: { timeout: connectMs },
    keepAliveTimeout: keepAliveMs,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    fetch: async (address, init) => {
      const request = { ...init, body: bodyOf(init?.body), dispatcher } as unknown as OwnRequestInit;
      return (await ownFetch(address as string, request)) as unknown as Response;
    },
    close: () => void dispatcher.destroy(),
  };
};

/** Each fetch knows but its own library's forms. */
const bodyOf = (body: unknown): unknown => {
  if (!(body instanceof FormData)) return body;
  const own = new OwnFormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') own.set(name, value);
    else own.set(name, value, value.name);
  }
  return own;
};
