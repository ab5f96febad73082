import { useCallback, useEffect, useRef } from 'react';
import { createSettling, type Settling } from '../state/settling.ts';

/**
 * Milliseconds without another step before a quantity, or a filter, is meant (docs/rules/cart.md 12,
 * docs/rules/screens.md 3).
 */
const settledMs = 300;

interface HowToSettle {
  readonly ms?: number;
  /** What was typed last is meant when the screen is left before the pause. A filter would bring the screen back. */
  readonly isMeantWhenLeft?: boolean;
}

/** Steps of a quantity, or letters of a filter, become one change once they stop. */
export function useSettled<Value>(
  act: (value: Value) => unknown,
  { ms = settledMs, isMeantWhenLeft = true }: HowToSettle = {},
): (value: Value) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const settling = useRef<Settling<Value> | null>(null);
  useEffect(() => {
    const shown = createSettling(ms, (value: Value) => latest.current(value));
    settling.current = shown;
    return () => {
      // What is typed on leaving counts no more.
      settling.current = null;
      shown.end(isMeantWhenLeft);
    };
  }, [ms, isMeantWhenLeft]);
  return useCallback((value) => settling.current?.step(value), []);
}
