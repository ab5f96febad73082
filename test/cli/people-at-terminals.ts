import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { type Ran, runCli, type TerminalOptions } from './a-terminal.ts';

export type RunAs = (words: readonly string[], options?: TerminalOptions) => Promise<Ran>;

/** A server with an office, a customer and one of its staff at terminals of their own, for the tests of a file. */
export const peopleAtTerminals = (staffName = 'admin') => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  const there: { server: TestServer | null; customer: RunAs | null; staff: RunAs | null } = {
    ...{ server: null, customer: null, staff: null },
  };
  const thereNow = <Thing>(thing: Thing | null): Thing => {
    if (thing === null) throw new Error('it is there once tests run');
    return thing;
  };
  const theServer = (): TestServer => thereNow(there.server);
  const signIn = async (userName: string): Promise<RunAs> => {
    const own = { API_BASE_URL: theServer().address, XDG_CONFIG_HOME: mkdtempSync(join(folder, 'home-')) };
    const run: RunAs = (words, options = {}) =>
      runCli(words, { ...options, environment: { ...own, NO_COLOR: '1', ...options.environment } });
    await run(['login', userName], { typed: 'demo' });
    return run;
  };
  beforeAll(async () => {
    there.server = await aServer();
    await anOffice(there.server.database);
    [there.customer, there.staff] = await Promise.all([signIn('cliente.admin'), signIn(staffName)]);
  });
  afterAll(async () => {
    await there.server?.close();
    rmSync(folder, { recursive: true });
  });
  const customer: RunAs = (...run) => thereNow(there.customer)(...run);
  const staff: RunAs = (...run) => thereNow(there.staff)(...run);
  return { folder, theServer, signIn, customer, staff };
};
