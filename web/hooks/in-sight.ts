import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into sight yet. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || wasSeen) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [place, wasSeen]);
  return wasSeen;
}
