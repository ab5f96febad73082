/** The built program on a data directory of its own, thrown away at the end: a copy of DEMO_DIRECTORY where there is one. DATA_DIR names one to keep. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

if (process.env.DATA_DIR === undefined) {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-journeys-'));
  process.env.DATA_DIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  if (process.env.DEMO_DIRECTORY) cpSync(process.env.DEMO_DIRECTORY, directory, { recursive: true });
}
process.env.RATE_LIMIT = '0';
process.env.SIGN_IN_LIMIT = '0';
// Where other-house.journey.ts serves the web from.
process.env.WEB_ORIGINS ??= `http://127.0.0.1:${Number(process.env.PORT) + 1}`;

await import('../../dist/server/main.js');
