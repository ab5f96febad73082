#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --max-semi-space-size=32 --expose-gc
/**
 * The server, `npm start` in a clone: makes it ready, then runs it in this process; `backup` and `restore FILE` do that
 * instead.
 */
import { ready } from './ready.mjs';

// A backup of a running shop must not exchange the program under it.
await ready({ mayRebuild: process.argv[2] === undefined });
await import('../dist/server/main.js');
