import { setFlagsFromString } from 'node:v8';

/** Up to which Node these flags are known; a newer one would say on stderr that it does not know them. */
const newestKnown = 24;
const flags = ['--optimize-for-size', '--semi-space-growth-factor=1', '--no-opt'];

let isAsked = false;

/**
 * Memory is collected sooner, which reading many pages would else put off, and nothing more is compiled for speed,
 * which takes several MB while it is done: reading waits for the server anyway. A command that asks once gains nothing
 * by it.
 */
export const keepMemorySmall = (): void => {
  if (isAsked) return;
  isAsked = true;
  if (Number.parseInt(process.versions.node, 10) > newestKnown) return;
  for (const flag of flags) setFlagsFromString(flag);
};
