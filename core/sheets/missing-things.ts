import { type MissingThings, maxExamples } from './sheet.service.ts';

export const noneMissing: MissingThings = { count: 0, names: [] };

/** These too: all are counted, and the first are named. */
export const withMissing = ({ count, names }: MissingThings, more: readonly string[]): MissingThings => ({
  count: count + more.length,
  names: [...names, ...more.slice(0, Math.max(0, maxExamples - names.length))],
});
