import { useEffect, useMemo, useRef } from 'react';
import { debounceTime, Subject } from 'rxjs';

/** Milliseconds without another step before a quantity is meant (docs/rules/cart.md 12). */
const settledMs = 300;

/**
 * Steps of a quantity become one change once they stop. Leaving the screen means the last one, so that it isn't lost.
 */
export function useSettled(act: (text: string) => unknown): (text: string) => void {
  const steps = useMemo(() => new Subject<string>(), []);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    // Ending the stream lets the pending step through: that is what leaving means.
    const ended = new Subject<string>();
    const source = steps.subscribe(ended);
    ended.pipe(debounceTime(settledMs)).subscribe((text) => latest.current(text));
    return () => {
      source.unsubscribe();
      ended.complete();
    };
  }, [steps]);
  return (text) => steps.next(text);
}
