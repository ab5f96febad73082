/** The button that leads back to the top of a long screen. */

import { useSyncExternalStore } from 'react';
import { BasicIcon } from '#web/ui/basic-icon.tsx';

/** Pixels of scroll after which the way back up is offered (docs/rules/screens.md 5). */
const farDown = 300;

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page was scrolled further than so many pixels. */
const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );

/** Pixels of scroll after which the header's logo shrinks (docs/rules/screens.md 5). */
const shrinksAfter = 10;

export const useShrunkHeader = (): boolean => useScrolledPast(shrinksAfter);

export function BackToTop() {
  const isFarDown = useScrolledPast(farDown);
  if (!isFarDown) return null;
  return (
    <button type="button" className="btn back-to-top" aria-label="Volver arriba" onClick={() => window.scrollTo(0, 0)}>
      <BasicIcon name="up" />
    </button>
  );
}
