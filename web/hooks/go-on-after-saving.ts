import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads to what was saved, in place of its form unless said otherwise. A moment later: the guard of unsaved changes
 * knows of the settled draft only once it is drawn anew, and would ask whether to leave it.
 */
export function useGoOnAfterSaving(): (to: string, isReplacing?: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, isReplacing = true) => void setTimeout(() => navigate(to, { replace: isReplacing }), 0),
    [navigate],
  );
}
