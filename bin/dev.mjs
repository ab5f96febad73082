/** `npm run dev`: the server, rebuilt and restarted when a source changes. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quietMs = 200;

await prepare({ tools: true });
const { build } = await import('./build.mjs');

let server = null;
const run = () => {
  server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { stdio: 'inherit' });
};
const stop = () =>
  new Promise((resolve) => {
    if (server === null || server.exitCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

let waiting = null;
const restart = async () => {
  await stop();
  try {
    await build();
  } catch {
    // esbuild has said what is wrong; the next change tries again.
    return;
  }
  run();
};

for (const folder of ['core', 'adapters', 'server', 'web', 'cli']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(restart, quietMs);
  });
}
process.on('SIGINT', async () => {
  await stop();
  process.exit(0);
});
run();
