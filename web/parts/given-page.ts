import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface GivenPage {
  /** What the address says. */
  readonly asked: number;
  /** What the answer to just that gave; null while it is awaited. */
  readonly given: number | null;
  readonly linkTo: (page: number) => string;
}

/** A page beyond the last was asked for: the address gives way to that of the page which is shown. */
export function useGivenPage({ asked, given, linkTo }: GivenPage): void {
  const navigate = useNavigate();
  const instead = given !== null && given < asked ? linkTo(Math.max(1, given)) : null;
  useEffect(() => {
    if (instead !== null) navigate(instead, { replace: true });
  }, [instead, navigate]);
}
