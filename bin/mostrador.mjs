#!/usr/bin/env node
/** The terminal companion: `npx mostrador …` in a clone. */
import { keepCompiled } from './compile-cache.mjs';
import { ready } from './ready.mjs';

keepCompiled();
await ready({ mayRebuild: false, trustStamp: true });
await import('../dist/cli/main.js');
