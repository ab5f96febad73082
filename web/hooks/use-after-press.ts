import { useEffect, useRef } from 'react';

interface AfterPress {
  /** At once, or as soon as the mouse button or finger that is down was let go. */
  do(act: () => void): void;
  /** What still waits is not done. */
  forget(): void;
}

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
      // The click comes right after this event.
      setTimeout(() => {
        const acts = waiting.current ?? [];
        waiting.current = null;
        for (const act of acts) act();
      });
    };
    // Pressed by touch too, and dragged instead of let go.
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', letGo, true);
    window.addEventListener('dragend', letGo, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', letGo, true);
      window.removeEventListener('dragend', letGo, true);
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
