/**
 * Around `npm pack`: before it, makes the clone ready and puts the package's manifest in place; after it, puts back the
 * clone's.
 */
import { fileURLToPath } from 'node:url';
import { putPackagedManifest, restoreManifest } from './manifest.mjs';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv[2] === 'before') {
  await prepare();
  putPackagedManifest(root);
} else if (process.argv[2] === 'after') restoreManifest(root);
