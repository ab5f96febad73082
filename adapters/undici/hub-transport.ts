import {
  AbortError,
  HttpClient,
  HttpError,
  type HttpRequest,
  HttpResponse,
  HttpTransportType,
  TimeoutError,
} from '@microsoft/signalr';
import { type Dispatcher, WebSocket } from 'undici';
import type { HubTransport } from '#adapters/signalr/signalr-connection.ts';

/** What the hub's client sends by: the same way out, proxy included, as every other call. */
export const createHubTransport = (carry: typeof fetch, dispatcher: Dispatcher): HubTransport => ({
  httpClient: new FetchClient(carry),
  WebSocket: class extends WebSocket {
    constructor(...[address, protocols = [], options]: ConstructorParameters<HubTransport['WebSocket']>) {
      super(address, { protocols, headers: options?.headers ?? {}, dispatcher });
    }
  },
  // Server-Sent Events are left out: with an EventSource that is not the client's own they could not send the token.
  transport: HttpTransportType.WebSockets | HttpTransportType.LongPolling,
});

class FetchClient extends HttpClient {
  /** Several servers behind one address tell their callers apart by a cookie. */
  readonly #cookies = new Map<string, string>();
  readonly #carry: typeof fetch;

  constructor(carry: typeof fetch) {
    super();
    this.#carry = carry;
  }

  override getCookieString(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send({ url = '', method = 'GET', content, headers, timeout, abortSignal }: HttpRequest): Promise<HttpResponse> {
    if (abortSignal?.aborted) throw new AbortError();
    const aborting = new AbortController();
    if (abortSignal) abortSignal.onabort = () => aborting.abort(new AbortError());
    const timer = timeout ? setTimeout(() => aborting.abort(new TimeoutError()), timeout) : undefined;
    const cookie = this.getCookieString();
    try {
      const response = await this.#carry(url, {
        method,
        headers: {
          ...(content ? { 'content-type': 'text/plain;charset=UTF-8' } : {}),
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        ...(content ? { body: content } : {}),
        signal: aborting.signal,
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(set) ?? [];
        if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
      }
      const text = await response.text();
      if (!response.ok) throw new HttpError(text || response.statusText, response.status);
      return new HttpResponse(response.status, response.statusText, text);
    } finally {
      clearTimeout(timer);
      if (abortSignal) abortSignal.onabort = null;
    }
  }
}
