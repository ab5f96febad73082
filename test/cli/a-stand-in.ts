import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli, type TerminalOptions } from './a-terminal.ts';

export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is where it is text, else as JSON; nothing for undefined. */
  readonly body?: unknown;
}

/** By method and path, as 'GET /api/Login/me'; a function is asked at each call. */
export type Answers = Readonly<
  Record<string, StandInAnswer | ((request: IncomingMessage, body: string) => StandInAnswer)>
>;

const user = {
  name: 'Ana',
  type: 'Admin',
  allowOffers: true,
  zone: '',
  loginUsId: null,
  loginUsName: null,
  loginUsType: null,
};
const always: Answers = {
  'POST /api/Login/authenticate': { body: { token: 'token-1', expire: '2100-01-01T00:00:00Z' } },
  'GET /api/Login/me': { body: { ...user, customerId: null } },
};

/** Another house's back end, which knows the calls that it is told of and answers a bare 404 to all others; and somebody signed in there. */
export async function aStandIn(answers: Answers) {
  const known: Answers = { ...always, ...answers };
  const calls: string[] = [];
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const name = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push(body === '' ? name : `${name} ${body}`);
    const found = known[name] ?? { status: 404 };
    const answer = typeof found === 'function' ? found(request, body) : found;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  const environment = { API_BASE_URL: `http://127.0.0.1:${port}`, XDG_CONFIG_HOME: directory };
  const run = (words: readonly string[], options: TerminalOptions = {}) =>
    runCli(words, { ...options, environment: { ...environment, ...options.environment } });
  await run(['login', 'ana'], { typed: 'x' });
  calls.length = 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    run,
    calls,
    address: environment.API_BASE_URL,
    stop,
    close() {
      stop();
      rmSync(directory, { recursive: true });
    },
  };
}
