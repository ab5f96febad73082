import { startTransition, useEffect, useState } from 'react';

/** Rows drawn at once, and then in each further frame: what one frame bears. */
const atOnce = 60;

/** How many of so many rows to draw now: a thousand come frame by frame, so that no frame is held up by all of them. */
export function useGrowing(total: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total]);
  return Math.min(drawn, total);
}
