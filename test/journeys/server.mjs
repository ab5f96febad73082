/**
 * The built program on a data directory of its own, thrown away at the end: a copy of DEMO_DIRECTORY where there is
 * one. MAKE_DEMO_IN names one that stays. A DATA_DIR from outside is somebody's shop, and is never used.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { DEMO_DIRECTORY, MAKE_DEMO_IN } = process.env;
const directory = MAKE_DEMO_IN ?? mkdtempSync(join(tmpdir(), 'mostrador-journeys-'));
if (MAKE_DEMO_IN === undefined) {
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  if (DEMO_DIRECTORY) cpSync(DEMO_DIRECTORY, directory, { recursive: true });
}
process.env.DATA_DIR = directory;
process.env.DATABASE_URL = '';
process.env.RATE_LIMIT = '0';
// Journeys may sign in without a limit, unless a journey sets one.
process.env.SIGN_IN_LIMIT ??= '0';
// Where other-server.journey.ts serves the web from.
process.env.WEB_ORIGINS ??= `http://127.0.0.1:${Number(process.env.PORT) + 1}`;

await import('../../dist/server/main.js');
