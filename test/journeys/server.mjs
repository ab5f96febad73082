/** The built program on a data directory of its own, thrown away at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-journeys-'));
process.env.DATA_DIR = directory;
process.env.RATE_LIMIT = '0';
process.env.SIGN_IN_LIMIT = '0';
// Where other-house.journey.ts serves the web from.
process.env.WEB_ORIGINS ??= `http://127.0.0.1:${Number(process.env.PORT) + 1}`;
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));

await import('../../dist/server/main.js');
