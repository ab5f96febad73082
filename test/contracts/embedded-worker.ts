import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The built thread of the embedded database. */
export const embeddedWorker = pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js'));
