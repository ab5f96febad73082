import { useEffect } from 'react';
import { useCanonicalUrl } from './canonical-url.ts';

interface PageInRange {
  /** The page in the address. */
  readonly asked: number;
  /** The page of the answer to it; null while it is awaited. */
  readonly currentPage: number | null;
  readonly linkTo: (page: number) => string;
}

/** A page beyond the last was asked for: the address gives way to that of the page which is shown. */
export function usePageInRange({ asked, currentPage, linkTo }: PageInRange): void {
  const correct = useCanonicalUrl();
  const instead = currentPage !== null && currentPage < asked ? linkTo(Math.max(1, currentPage)) : null;
  useEffect(() => {
    if (instead !== null) correct(instead);
  }, [instead, correct]);
}
