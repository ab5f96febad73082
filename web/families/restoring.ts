import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { usePublicServices } from '#web/public-services-context.tsx';

/** For how long after a page was restored from its address nothing new enters the history (docs/rules/search.md 14). */
export const restoringMs = 1000;

/**
 * Changes the address. Within a second of being restored that replaces the entry, so that Back and Forward stay where
 * they led.
 */
export function useAddress(): readonly [query: URLSearchParams, go: (query: URLSearchParams) => void] {
  const { clock } = usePublicServices();
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const came = useNavigationType();
  const restoredAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (key !== '' && came === 'POP') restoredAt.current = clock.now();
  }, [key, came, clock]);
  const go = useCallback(
    (next: URLSearchParams) => setQuery(next, { replace: clock.now() - restoredAt.current < restoringMs }),
    [setQuery, clock],
  );
  return [query, go];
}
