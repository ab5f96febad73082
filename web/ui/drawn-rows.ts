import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

const atOnce = 100;

/**
 * How many of so many rows are drawn: more of them when the mark below the last one comes near, all of them to be
 * printed.
 */
export function useDrawnRows(total: number): readonly [drawn: number, mark: RefObject<HTMLDivElement | null>] {
  const [drawn, setDrawn] = useState(atOnce);
  const mark = useRef<HTMLDivElement>(null);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole || mark.current === null) return;
    const observer = new IntersectionObserver(
      // So that scrolling is not blocked.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setDrawn(drawn + atOnce));
      },
      { rootMargin: '1200px' },
    );
    observer.observe(mark.current);
    const drawAll = () => setDrawn(Number.POSITIVE_INFINITY);
    window.addEventListener('beforeprint', drawAll);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [drawn, isWhole]);
  return [Math.min(drawn, total), mark];
}
