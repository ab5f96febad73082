import { isSameData } from '#core/shared/same-data.ts';

export interface Merged<Typed> {
  /** The typed values, and the others' where nothing was typed. */
  readonly typed: Typed;
  /** Fields that both changed, each to another value: the typed one stays. */
  readonly collided: readonly (keyof Typed & string)[];
  /** What was stored before, with theirs where nothing collides: what was typed goes on over it. */
  readonly was: Typed;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the side that changed something; undefined where both did. */
const either = (was: unknown, typed: unknown, stored: unknown): { readonly value: unknown } | undefined => {
  if (isSameData(typed, was) || isSameData(typed, stored)) return { value: stored };
  if (isSameData(stored, was)) return { value: typed };
  if (!Array.isArray(was) || !Array.isArray(typed) || !Array.isArray(stored)) return undefined;
  // Rows of as many as before are told apart by their places, each as a whole: prices of lists, five discounts.
  if (typed.length !== was.length || stored.length !== was.length) return undefined;
  const rows = was.map((row, at) => either(row, typed[at], stored[at]));
  return rows.every((row) => row !== undefined) ? { value: rows.map((row) => row.value) } : undefined;
};

/**
 * Merges what was typed with what somebody else stored since, field by field: a field that one of the two changed takes
 * that change, and only a field that both changed differently is asked about. It stays a question until both are the
 * same, even where the person types back what was stored at first.
 */
export const mergeTyped = <Typed>(
  was: Typed,
  typed: Typed,
  stored: Typed,
  asked: readonly (keyof Typed & string)[] = [],
): Merged<Typed> => {
  const pick = (field: string, before: unknown, typed: unknown, stored: unknown) => {
    const isAsked = asked.some((name) => name === field) && !isSameData(typed, stored);
    return isAsked ? undefined : either(before, typed, stored);
  };
  if (!isRecord(was) || !isRecord(typed) || !isRecord(stored)) {
    const found = pick('', was, typed, stored);
    return found === undefined
      ? { typed, collided: ['' as keyof Typed & string], was }
      : { typed: found.value as Typed, collided: [], was: stored };
  }
  const fields = [...new Set([...Object.keys(stored), ...Object.keys(typed)])];
  const merged = fields.map((field) => ({ field, found: pick(field, was[field], typed[field], stored[field]) }));
  const whole = (of: (each: (typeof merged)[number]) => unknown): Typed =>
    Object.fromEntries(merged.map((each) => [each.field, of(each)])) as Typed;
  return {
    typed: whole(({ field, found }) => (found === undefined ? typed[field] : found.value)),
    collided: merged.flatMap(({ field, found }) => (found === undefined ? [field as keyof Typed & string] : [])),
    was: whole(({ field, found }) => (found === undefined ? was[field] : stored[field])),
  };
};
