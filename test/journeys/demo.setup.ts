import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMostrador } from './mostrador.ts';
import { firstPort } from './ports.ts';

/** Makes the demo once, for whoever starts a server to copy (server.mjs). */
export default async function makeDemo(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-demo-'));
  await (await startMostrador(firstPort, { DATA_DIR: directory })).close();
  process.env['DEMO_DIRECTORY'] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
