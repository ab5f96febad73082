import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces this screen's address by the one that its answer corrects it to, unless the person has opened another
 * screen. The old screen stays drawn until the next one is loaded: an answer that comes then must not lead back to it.
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
