import { createHash } from 'node:crypto';

/**
 * The same request by the same company has the same key: a command that is repeated because its answer was lost sends
 * it once.
 */
export const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
