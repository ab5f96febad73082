import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * Writes another address in the place of this screen's, as what was found corrects it; unless whoever looked at it has
 * gone on. The screen that was left stays until the next one is there, and an answer that comes meanwhile must not call
 * them back.
 */
export function useCanonicalUrl(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  return useCallback(
    (to, options) => {
      const isStillHere = window.location.pathname === pathname && (window.history.state?.key ?? 'default') === key;
      if (isStillHere) navigate(to, { ...options, replace: true });
    },
    [navigate, pathname, key],
  );
}
