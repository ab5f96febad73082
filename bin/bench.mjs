/** `npm run bench [-- products]`: prints tables of speed, measured over HTTP against the built program. */
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

await prepare();
const { buildBench } = await import('./build.mjs');
await buildBench();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await import('../dist/bench/main.js');
