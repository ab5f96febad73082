import { useCallback, useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

/** Where a step of a path leads in the typed rows now; null where the row that it led to is gone. */
const stepIn = (before: unknown, after: unknown, step: string): string | null => {
  if (!Array.isArray(before) || !Array.isArray(after) || before === after) return step;
  const item: unknown = before[Number(step)];
  if (after[Number(step)] === item) return step;
  const place = after.indexOf(item);
  if (place >= 0) return String(place);
  // A row that was typed into is another object, in its place.
  return before.length === after.length ? step : null;
};

const at = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined;

const pathIn = (before: unknown, after: unknown, path: string): string | null => {
  const steps: string[] = [];
  let [was, is] = [before, after];
  for (const step of path.split('.')) {
    const next = stepIn(was, is, step);
    if (next === null) return null;
    steps.push(next);
    [was, is] = [at(was, step), at(is, next)];
  }
  return steps.join('.');
};

/**
 * The paths of fields that were left ('rows.2.name'), in what is typed now: they go along with their rows, and go where
 * those go (docs/rules/screens.md 9).
 */
export const movedFields = (left: ReadonlySet<string>, before: unknown, after: unknown): ReadonlySet<string> =>
  before === after ? left : new Set([...left].flatMap((path) => pathIn(before, after, path) ?? []));

interface LeftFields {
  /** The fields that were left. */
  readonly left: ReadonlySet<string>;
  /** Those of them that say what is wrong with them by now. */
  readonly judged: ReadonlySet<string>;
}

const none: LeftFields = { left: new Set(), judged: new Set() };

/** Which fields of a form were left, each of which then says what is wrong with it (docs/rules/screens.md 9). */
export function useLeftFields() {
  const [{ judged }, setFields] = useState(none);
  const afterPress = useAfterPress();
  return {
    isJudged: (field: string) => judged.has(field),
    leave(...fields: readonly string[]) {
      setFields((now) => ({ ...now, left: new Set([...now.left, ...fields]) }));
      afterPress.do(() => setFields(({ left }) => ({ left, judged: left })));
    },
    /** What is typed is other than it was: its fields may stand elsewhere. */
    move: useCallback(
      (before: unknown, after: unknown) =>
        setFields(({ left, judged }) => ({
          left: movedFields(left, before, after),
          judged: movedFields(judged, before, after),
        })),
      [],
    ),
    forget() {
      afterPress.forget();
      setFields(none);
    },
  };
}
