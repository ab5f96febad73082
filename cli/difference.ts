import { printable } from './style.ts';

/** A value that changes, and where. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string => JSON.stringify(value) ?? '';

/**
 * What differs, as deep as both are alike: fields of records, elements of lists of one length. What is not said stays
 * as it is.
 */
export const differences = (before: unknown, after: unknown, path: string): readonly Difference[] => {
  if (isRecord(before) && isRecord(after)) {
    return Object.keys(after).flatMap((name) => differences(before[name], after[name], `${path}.${name}`));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((each, at) => differences(before[at], each, `${path}.${at}`));
  }
  return written(before) === written(after) ? [] : [{ path, before: before ?? null, after: after ?? null }];
};

/** A line each: where, what it is, what it would be. */
export const differencesText = (all: readonly Difference[]): string =>
  all.flatMap((each) => linesOf(each).map(printable)).join('\n');

/** For a list, what leaves and what comes in, a line each. */
const linesOf = ({ path, before, after }: Difference): readonly string[] => {
  if (!Array.isArray(before) || !Array.isArray(after)) return [`${path}: ${written(before)} → ${written(after)}`];
  const [were, are] = [before.map(written), after.map(written)];
  return [
    ...were.filter((each) => !are.includes(each)).map((each) => `${path}: sale ${each}`),
    ...are.filter((each) => !were.includes(each)).map((each) => `${path}: entra ${each}`),
    ...(before.length === after.length ? [] : [`${path}: ${before.length} → ${after.length} elementos`]),
  ];
};

/** The value with another one at that place. */
export const withValueAt = (value: unknown, path: readonly string[], wanted: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return wanted;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === name ? withValueAt(each, rest, wanted) : each));
  const record = isRecord(value) ? value : {};
  return { ...record, [name]: withValueAt(record[name], rest, wanted) };
};
