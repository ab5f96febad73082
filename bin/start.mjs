/** `npm start`: installs and builds what is missing, then runs the server in this process; `backup` and `restore FILE` do that instead. */
import { prepare } from './prepare.mjs';

await prepare();
await import('../dist/server/main.js');
