import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

interface HowToDraw {
  /** Rows drawn at once, and then in each further step: what one frame bears. */
  readonly atOnce?: number;
  /** What is listed: another list begins anew. */
  readonly of?: string;
}

/**
 * How many of so many rows are drawn now. Where the mark is put below the last one, more come when it comes near;
 * without it they come frame by frame, until all are there. All of them are drawn to be printed.
 */
export function useDrawnRows(
  total: number,
  { atOnce = 100, of = '' }: HowToDraw = {},
): readonly [drawn: number, mark: RefObject<HTMLDivElement | null>] {
  const [last, setLast] = useState({ of, count: atOnce });
  const mark = useRef<HTMLDivElement>(null);
  const count = last.of === of ? last.count : atOnce;
  const isWhole = count >= total;
  useEffect(() => {
    if (isWhole) return;
    const drawAll = () => setLast({ of, count: Number.POSITIVE_INFINITY });
    // So that neither scrolling nor typing is held up.
    const drawMore = () => startTransition(() => setLast({ of, count: count + atOnce }));
    const sight = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && drawMore(), {
      rootMargin: '1200px',
    });
    const frame = mark.current === null ? requestAnimationFrame(drawMore) : 0;
    if (mark.current !== null) sight.observe(mark.current);
    window.addEventListener('beforeprint', drawAll);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [atOnce, of, count, isWhole]);
  return [Math.min(count, total), mark];
}
