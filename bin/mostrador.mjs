#!/usr/bin/env node
/** The terminal companion: `npx mostrador …` in a clone. */
import { prepare } from './prepare.mjs';

await prepare({ mayRebuild: false });
await import('../dist/cli/main.js');
