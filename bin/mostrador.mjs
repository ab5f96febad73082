#!/usr/bin/env node
/** The terminal companion: `npx mostrador …` in a clone. */
import { ready } from './ready.mjs';

await ready({ mayRebuild: false, trustStamp: true });
await import('../dist/cli/main.js');
