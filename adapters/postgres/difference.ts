import { canonicalText, isSameData } from '#core/shared/same-data.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const fieldsBesides = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => !isSameData(value, other[name])));

/**
 * What the audit trail keeps of a change: of a list only the items that changed, since hundreds of brands stay as they
 * are; of fields those that are.
 */
export const difference = (before: unknown, after: unknown): Readonly<Record<string, unknown>> => {
  if (isRecord(before) && isRecord(after)) {
    return { before: fieldsBesides(before, after), after: fieldsBesides(after, before) };
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return { before, after };
  const written = (items: readonly unknown[]): ReadonlySet<string> => new Set(items.map(canonicalText));
  const [was, is] = [written(before), written(after)];
  return {
    before: before.filter((item) => !is.has(canonicalText(item))),
    after: after.filter((item) => !was.has(canonicalText(item))),
  };
};
