import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMostrador } from './mostrador.ts';
import { firstPort } from './ports.ts';

/** Makes the demo once; each server of a journey starts with a copy of it (test/journeys/server.mjs). */
export default async function makeDemo(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-demo-'));
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  try {
    await (await startMostrador(firstPort, { MAKE_DEMO_IN: directory })).close();
  } catch (error) {
    remove();
    throw error;
  }
  process.env['DEMO_DIRECTORY'] = directory;
  return remove;
}
