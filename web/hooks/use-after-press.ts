import { useEffect, useRef } from 'react';

interface AfterPress {
  /** Acts at once, or as soon as the mouse button or finger that is down is let go. */
  do(act: () => void): void;
  /** What still waits is not done. */
  forget(): void;
}

/** What is dragged is not let go, and the list of a choice may keep that to itself: then a key tells it. */
const letGoBy = ['mouseup', 'dragend', 'input', 'keydown'] as const;

/**
 * A press takes the focus off a field before it counts as a click. What that field then says moves what stands below
 * it: the button would no longer be where it was pressed, and the click would be lost. So it waits for the click.
 */
export function useAfterPress(): AfterPress {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const letGo = () => {
      if (waiting.current === null) return;
      // The click comes right after this event.
      setTimeout(() => {
        const acts = waiting.current ?? [];
        waiting.current = null;
        for (const act of acts) act();
      });
    };
    window.addEventListener('mousedown', press, true);
    for (const name of letGoBy) window.addEventListener(name, letGo, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const name of letGoBy) window.removeEventListener(name, letGo, true);
    };
  }, []);
  return {
    do(act) {
      if (waiting.current === null) act();
      else waiting.current.push(act);
    },
    forget() {
      if (waiting.current !== null) waiting.current = [];
    },
  };
}
