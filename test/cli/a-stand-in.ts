import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answers, type StandInAnswer, startBackEnd } from '#test/stand-in/back-end.ts';
import { runCli, type TerminalOptions } from './a-terminal.ts';

export type { Answers, StandInAnswer };

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

/** Another back end, and somebody signed in there. */
export async function aStandIn(answers: Answers, userName = 'ana') {
  const backEnd = await startBackEnd({ ...always, ...answers });
  const { calls, address } = backEnd;
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  const environment = { API_BASE_URL: address, XDG_CONFIG_HOME: directory };
  const run = (words: readonly string[], options: TerminalOptions = {}) =>
    runCli(words, { ...options, environment: { ...environment, ...options.environment } });
  await run(['login', userName], { typed: 'demo' });
  calls.length = 0;
  const stop = () => void backEnd.close();
  return {
    run,
    calls,
    address,
    environment,
    stop,
    close() {
      stop();
      rmSync(directory, { recursive: true });
    },
  };
}
