import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer } from '#test/server/a-server.ts';
import { runCli } from '../a-terminal.ts';
import { aScreen, type RunningScreen, type ScreenOptions } from './a-screen.ts';

/** The sizes at which every screen is recorded. */
export const sizes = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;

/** A whole server with an office, and people of it at terminals of their own. */
export async function anOfficeAtAScreen() {
  const server = await aServer();
  await anOffice(server.database);
  const homes: string[] = [];
  const leave = (): void => {
    for (const home of homes) rmSync(home, { recursive: true, force: true });
  };
  return {
    server,
    /** Signed in, with a way to open screens and to run commands. */
    async signIn(userName: string) {
      const home = mkdtempSync(join(tmpdir(), 'mostrador-screen-'));
      homes.push(home);
      const environment = { API_BASE_URL: server.address, XDG_CONFIG_HOME: home };
      await runCli(['login', userName], { environment, typed: 'demo' });
      return {
        environment,
        open: (words: readonly string[], options: Omit<ScreenOptions, 'environment'> = sizes[0]) =>
          aScreen(words, { environment, ...options }),
        run: (...words: readonly string[]) => runCli(words, { environment }),
      };
    },
    async close() {
      await server.close();
      leave();
    },
    leave,
  };
}

/** The server of a test has another port each time. */
const recorded = (text: string): string =>
  `${text.replace(/127\.0\.0\.1:\d+/, (address) => 'mostrador:3000'.padEnd(address.length))}\n`;

/** What is seen is what was recorded; recordings are kept as text beside the tests. */
export const expectRecorded = async (screen: RunningScreen, name: string): Promise<void> => {
  // As it was seen then: a moment later it may be asked for again. While it is drawn anew there is nothing.
  const text = await screen.until((shown) => shown.trim() !== '' && !shown.includes('actualizando'));
  await expect(recorded(text)).toMatchFileSnapshot(`./recordings/${name}.txt`);
};

/** As it is seen in windows of all sizes, and again in the first. */
export const expectRecordedInAll = async (screen: RunningScreen, name: string): Promise<void> => {
  for (const { columns, rows } of [...sizes, ...sizes.slice(0, 1)]) {
    screen.resize(columns, rows);
    await screen.until((text) => text.split('\n').length === rows && text.includes(`\n${'─'.repeat(columns)}\n`));
    await expectRecorded(screen, `${name}-${columns}x${rows}`);
  }
};
