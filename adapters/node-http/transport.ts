import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { HttpSettings } from '#adapters/http/call.ts';
import type { HubTransport } from '#adapters/signalr/signalr-connection.ts';
import type { Proxies } from '#adapters/undici/proxies.ts';
import type { Transport as UndiciTransport } from '#adapters/undici/transport.ts';

/** What carries calls: node:http where nothing is in between, else undici (docs/decisions/0032-a-quick-terminal.md). */
export interface Transport {
  readonly fetch: NonNullable<HttpSettings['fetch']>;
  /** How the hub is reached through a proxy; null where its client's own way will do. */
  readonly hub: (() => Promise<HubTransport | null>) | null;
  /** Ends the connections that are kept open. */
  close(): void;
}

/** Milliseconds to connect, for calls of any length. */
const connectMs = 10_000;
/** Milliseconds of silence after which TCP asks whether the other end is there. */
const askAfterMs = 60_000;

const isDirect = ({ http, https }: Proxies): boolean => http === '' && https === '';

type Carry = NonNullable<HttpSettings['fetch']>;

/**
 * What goes through a proxy, the hub included, and forms with files are undici's; it is loaded for them alone, since
 * that takes longer than most commands. Nothing is asked again once `interrupted` ended the run that asked it; what
 * tidies up afterwards is.
 */
export const createTransport = (proxies: Proxies, interrupted: AbortSignal | null = null): Transport => {
  const agents = createAgents();
  let undici: Promise<UndiciTransport> | null = null;
  const loaded = (): Promise<UndiciTransport> => {
    undici ??= import('#adapters/undici/transport.ts').then(({ createTransport: create }) => create(proxies));
    return undici;
  };
  const byUndici: Carry = async (address, init) => (await loaded()).fetch(address, init);
  return {
    fetch: async (address, options = {}) => {
      const init = endedBy(interrupted, options);
      const { body = null } = init;
      if (!isDirect(proxies) || (body !== null && typeof body !== 'string')) return byUndici(address, init);
      const asked = new URL(String(address));
      const answer = await send(agents, asked, { ...init, body }, interrupted);
      if (!('location' in answer)) return answer;
      return byUndici(...redirected(asked, init, answer));
    },
    hub: isDirect(proxies) ? null : async () => (await loaded()).hub,
    close: () => {
      agents.close();
      void undici?.then((transport) => transport.close());
    },
  };
};

/**
 * A streamed answer ends with the run that reads it: it may come for minutes, and the unfinished file goes with it.
 * What tidies up after an interruption is still answered.
 */
const endedBy = (interrupted: AbortSignal | null, init: RequestInit & Pick<Sent, 'isStreamed'>): RequestInit => {
  if (init.isStreamed !== true || interrupted === null || interrupted.aborted) return init;
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal, interrupted]) : interrupted };
};

const createAgents = () => {
  const settings = { keepAlive: true, keepAliveMsecs: askAfterMs };
  const http = new HttpAgent(settings);
  let https: HttpAgent | null = null;
  return {
    /** Encryption is loaded where it is asked for. */
    for: async ({ protocol }: URL) => {
      if (protocol !== 'https:') return { agent: http, request: httpRequest };
      const { Agent, request } = await import('node:https');
      https ??= new Agent(settings);
      return { agent: https, request };
    },
    close: () => {
      http.destroy();
      https?.destroy();
    },
  };
};

interface Sent extends Omit<RequestInit, 'body'> {
  /** The answer is read while it comes (adapters/http/streamed-file.ts). */
  readonly isStreamed?: true;
  readonly body: string | null;
}

/** An answer that points elsewhere. */
interface Elsewhere {
  readonly status: number;
  readonly location: string;
}

const pointsElsewhere = [301, 302, 303, 307, 308];

/**
 * What is asked where an answer points, as fetch does it: what was done is not sent once more to the same address.
 * Another server does not get the session's token.
 */
const redirected = (
  asked: URL,
  { method = 'GET', headers = {}, body = null, ...init }: RequestInit,
  { status, location }: Elsewhere,
): readonly [to: string, init: RequestInit] => {
  const to = new URL(location, asked);
  const becomesGet = status === 303 ? method !== 'HEAD' : status < 303 && method === 'POST';
  const left = [
    ...(becomesGet ? ['content-type', 'content-length', 'idempotency-key'] : []),
    ...(to.origin === asked.origin ? [] : ['authorization', 'cookie']),
  ];
  const kept = Object.entries(headers as Readonly<Record<string, string>>).filter(
    ([name]) => !left.includes(name.toLowerCase()),
  );
  return [
    to.href,
    {
      ...init,
      method: becomesGet ? 'GET' : method,
      headers: Object.fromEntries(kept),
      body: becomesGet ? null : body,
    },
  ];
};

async function send(
  agents: ReturnType<typeof createAgents>,
  address: URL,
  { method = 'GET', headers, body, signal, isStreamed }: Sent,
  interrupted: AbortSignal | null,
): Promise<Response | Elsewhere> {
  const { agent, request } = await agents.for(address);
  signal?.throwIfAborted();
  const tidiesUp = interrupted?.aborted === true;
  const asked = {
    // The list of sessions names the terminal by it (core/session/device.ts).
    'user-agent': 'mostrador',
    ...(headers as Readonly<Record<string, string>>),
    'accept-encoding': 'gzip, deflate, br',
    ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  let sent = request(address, { agent, method, headers: asked });
  let streamed: IncomingMessage | null = null;
  const giveUp = () =>
    (streamed ?? sent).destroy(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
  const release = () => signal?.removeEventListener('abort', giveUp);
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const answer = await answerOf(sent, body).catch((error: unknown) => {
      const isGivenUp = signal?.aborted === true || (interrupted?.aborted === true && !tidiesUp);
      if (isGivenUp || !wasClosedUnasked(sent, error) || !mayBeAskedTwice(method, asked)) throw error;
      sent = request(address, { agent: false, method, headers: asked });
      return answerOf(sent, body);
    });
    const { statusCode: status = 0, headers: received } = answer;
    if (pointsElsewhere.includes(status) && received.location !== undefined) {
      answer.resume();
      return { status, location: received.location };
    }
    const ok = status >= 200 && status <= 299;
    const head = {
      ...{ status, ok, statusText: answer.statusMessage ?? '' },
      headers: { get: (name: string) => headerOf(received[name.toLowerCase()]) },
    };
    // An error of the body is thrown to its reader, so nothing is done with it here.
    if (ok && isStreamed === true) {
      const body = await bytesOf(answer);
      streamed = answer.once('close', release);
      return { ...head, body } as unknown as Response;
    }
    const text = await textOf(answer);
    return { ...head, text: async () => text } as unknown as Response;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new TypeError('fetch failed', { cause: error });
  } finally {
    if (streamed === null) release();
  }
}

/** A connection that was kept, and that the server had closed by the time it was used again. */
const wasClosedUnasked = ({ reusedSocket }: ClientRequest, error: unknown): boolean =>
  reusedSocket && ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Whether it was done the first time makes no difference: it reads, or the server knows it by its key. */
const mayBeAskedTwice = (method: string, headers: Readonly<Record<string, string>>): boolean =>
  method === 'GET' || Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');

const headerOf = (value: string | readonly string[] | undefined): string | null =>
  value === undefined ? null : typeof value === 'string' ? value : value.join(', ');

const answerOf = (sent: ClientRequest, body: string | null): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => sent.destroy(Object.assign(new Error('connect timeout'), { code: 'UND_ERR_CONNECT_TIMEOUT' })),
      connectMs,
    );
    const connected = () => clearTimeout(limit);
    sent.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', connected);
      else connected();
    });
    sent.once('response', resolve);
    sent.on('error', reject);
    sent.once('close', connected);
    sent.end(body ?? undefined);
  });

/** The whole answer as text; a connection that breaks in the middle is an error. */
async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await bytesOf(answer)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** An answer's bytes as they come, unpacked. */
const bytesOf = async (answer: IncomingMessage): Promise<AsyncIterable<Uint8Array>> => {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  return encoding === 'identity' ? answer : unpacked(answer, encoding);
};

async function unpacked(answer: IncomingMessage, encoding: string): Promise<AsyncIterable<Uint8Array>> {
  const [{ createBrotliDecompress, createUnzip }, { pipeline }] = await Promise.all([
    import('node:zlib'),
    import('node:stream'),
  ]);
  // An error is thrown where the answer is read.
  return pipeline(answer, encoding === 'br' ? createBrotliDecompress() : createUnzip(), () => {});
}
