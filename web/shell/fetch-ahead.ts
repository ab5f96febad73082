import { useEffect } from 'react';
import type { ScreenPath } from '#core/access/screens.ts';
import { asksNothing, parseSearch, searchPath, toRequest } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { loadScreen, type SignedInScreen, screenTable } from './screen-table.ts';

/** A pointer that only passes over announces nothing. */
const restsAfterMs = 65;

const announcedBy = (event: Event): URL | null => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return new URL(link.href);
};

const exists = (path: string): path is SignedInScreen => path in screenTable;

/**
 * Fetches the screen of a link that the pointer or the focus is on before it is clicked; of a search link also its
 * answer.
 */
export function useFetchAhead(): void {
  const { search } = useServices().catalogue;
  useEffect(() => {
    let rest = 0;
    const fetchAhead = ({ pathname, searchParams }: URL): void => {
      // A failure shows when the screen is opened.
      if (exists(pathname)) loadScreen(pathname).catch(() => undefined);
      if (pathname !== (searchPath satisfies ScreenPath)) return;
      const state = parseSearch(searchParams);
      if (!asksNothing(state)) void search.fetch(toRequest(state));
    };
    const announced = (event: Event): void => {
      window.clearTimeout(rest);
      const link = announcedBy(event);
      if (link !== null) rest = window.setTimeout(fetchAhead, restsAfterMs, link);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, announced, { passive: true });
    return () => {
      window.clearTimeout(rest);
      for (const sign of signs) document.removeEventListener(sign, announced);
    };
  }, [search]);
}
