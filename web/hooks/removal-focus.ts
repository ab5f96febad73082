import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFocusAfterRender } from './focus-after-render.ts';

/**
 * After a removal that was confirmed in a dialog, the heading takes the focus once the dialog is closed. Answers the
 * heading's ref, and what to call after the removal.
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
 * A button that goes with its row gives the focus to the button of the row that follows, else of the last row; after
 * the only row to the heading of its section. To be called with the button before its row goes, and with null where
 * the row stays.
 */
export function useNextAfterRemoval(rows: RefObject<HTMLElement | null>, buttons: string) {
  const focusNext = useFocusAfterRender<{ readonly button: HTMLElement; readonly place: number }>(
    ({ button, place }) => {
      if (button.isConnected) return 'later';
      const left = rows.current?.querySelectorAll<HTMLElement>(buttons) ?? [];
      const next = left[Math.min(place, left.length - 1)];
      return next ?? rows.current?.closest('section')?.querySelector<HTMLElement>('h2') ?? null;
    },
  );
  return (button: HTMLElement | null): void =>
    focusNext(button && { button, place: [...(rows.current?.querySelectorAll(buttons) ?? [])].indexOf(button) });
}
