import { type RefObject, useEffect, useRef } from 'react';

/** What opens where the focus was lost takes it, and comes into view: its heading, with a tabIndex of -1. */
export function useArrivalFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const heading = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}
