import { useCallback, useEffect, useMemo, useRef } from 'react';
import { debounceTime, Subject } from 'rxjs';

/**
 * Milliseconds without another step before a quantity, or a filter, is meant (docs/rules/cart.md 12,
 * docs/rules/screens.md 3).
 */
const settledMs = 300;

interface Settling {
  readonly ms?: number;
  /** What was typed last is meant when the screen is left before the pause. A filter would bring the screen back. */
  readonly isMeantWhenLeft?: boolean;
}

/** Steps of a quantity, or letters of a filter, become one change once they stop. */
export function useSettled<Value>(
  act: (value: Value) => unknown,
  { ms = settledMs, isMeantWhenLeft = true }: Settling = {},
): (value: Value) => void {
  const steps = useMemo(() => new Subject<Value>(), []);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const ended = new Subject<Value>();
    const source = steps.subscribe(ended);
    const settled = ended.pipe(debounceTime(ms)).subscribe((value) => latest.current(value));
    return () => {
      source.unsubscribe();
      if (!isMeantWhenLeft) settled.unsubscribe();
      // Ending the stream lets the pending step through: that is what leaving means.
      ended.complete();
    };
  }, [steps, ms, isMeantWhenLeft]);
  return useCallback((value) => steps.next(value), [steps]);
}
