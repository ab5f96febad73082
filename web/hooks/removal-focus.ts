import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * What was removed had the focus: once its window is closed the heading takes it. Answers the heading, and how to say
 * that it was.
 */
export function useHeadingAfterRemoval() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  return [heading, () => setRemovals((before) => before + 1)] as const;
}

/**
 * A button that goes with its row gives the focus to that of the row that follows, else of the last one; after the only
 * one its section's heading takes it. Call it with the button before its row goes.
 */
export function useNextAfterRemoval(rows: RefObject<HTMLElement | null>, buttons: string) {
  const place = useRef<number | null>(null);
  // A layout effect: a usual effect of the rows before would run once the removal was noted, and before its row goes.
  useLayoutEffect(() => {
    if (place.current === null) return;
    const left = rows.current?.querySelectorAll<HTMLElement>(buttons) ?? [];
    const next = left[Math.min(place.current, left.length - 1)];
    place.current = null;
    (next ?? rows.current?.closest('section')?.querySelector<HTMLElement>('h2'))?.focus();
  });
  return (button: HTMLElement): void => {
    place.current = [...(rows.current?.querySelectorAll(buttons) ?? [])].indexOf(button);
  };
}
