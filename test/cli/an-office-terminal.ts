import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';
import { documentOf, type Ran, runCli, type TerminalOptions } from './a-terminal.ts';

/** What a person saw, wherever it was written. */
export const exitAndText = ({ exit, stdout, stderr }: Ran) => ({ exit, text: stdout + stderr });

/** A server with an office, and a terminal in which its administrator is signed in, for the tests of a file. */
export const anOfficeTerminal = (
  prepare: (server: TestServer) => Promise<void> = async () => {},
  settings: Readonly<Record<string, string>> = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-cli-'));
  const office: { server: TestServer | null } = { server: null };
  const theServer = (): TestServer => {
    if (office.server === null) throw new Error('the server is there once tests run');
    return office.server;
  };
  const run = (words: readonly string[], options: TerminalOptions = {}) =>
    runCli(words, {
      ...options,
      environment: { API_BASE_URL: theServer().address, XDG_CONFIG_HOME: folder, NO_COLOR: '1' },
    });
  /** The document of what goes well. */
  const json = async (...words: readonly string[]) => {
    const ran = await run([...words, '--json']);
    expect([words, ran.exit, ran.stderr]).toEqual([words, 0, '']);
    return documentOf(ran);
  };
  beforeAll(async () => {
    office.server = await aServer(settings);
    await anOffice(office.server.database);
    await prepare(office.server);
    await run(['login', 'admin'], { typed: 'demo' });
  });
  afterAll(async () => {
    await office.server?.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, run, json, theServer };
};
