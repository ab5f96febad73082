/** `npm start`: installs and builds what is missing, then runs the server in this process; `backup` and `restore FILE` do that instead. */
import { prepare } from './prepare.mjs';

// A backup of a running shop must not exchange the program under it.
await prepare({ mayRebuild: process.argv[2] === undefined });
await import('../dist/server/main.js');
