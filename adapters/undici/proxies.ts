/** The proxies of a person's environment, with their scheme; '' where there is none. */
export interface Proxies {
  readonly http: string;
  readonly https: string;
  /** Hosts that are called directly, as NO_PROXY lists them. */
  readonly except: string;
}

export const noProxies: Proxies = { http: '', https: '', except: '' };

/** The status with which the proxy itself refused the tunnel. */
const refusal = /^Proxy response \((\d{3})\)/;

/** The error of a call that the proxy kept from its server, with a code that says so; any other as it is. */
export const proxyError = (error: unknown, proxies: Proxies): unknown => {
  const causes = causesOf(error);
  const status = causes.map(({ message }) => refusal.exec(message)?.[1]).find((found) => found !== undefined);
  if (status !== undefined) return failed(status === '407' ? 'PROXY_WANTS_PASSWORD' : 'PROXY_REFUSED', error);
  return causes.some((cause) => isOfProxy(cause, proxies)) ? failed('PROXY_UNREACHABLE', error) : error;
};

/** Fails as `fetch` does: the reason is in the cause's code. */
const failed = (code: string, error: unknown): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code, { cause: error }), { code }) });

/** An error, what caused it, and what caused that; a name with several addresses fails at each of them. */
const causesOf = (error: unknown): readonly Error[] => {
  if (!(error instanceof Error)) return [];
  const next: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...next.flatMap(causesOf)];
};

/**
 * Whether it was the proxy that nobody reached: an error of the connection names the host or the port that was called.
 */
const isOfProxy = (cause: Error, { http, https }: Proxies): boolean => {
  const { hostname, port } = cause as { readonly hostname?: unknown; readonly port?: unknown };
  return [http, https].some((proxy) => {
    if (proxy === '') return false;
    const known = new URL(proxy);
    return hostname === known.hostname || (port !== undefined && String(port) === known.port);
  });
};
