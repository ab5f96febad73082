import { useSyncExternalStore } from 'react';

/** Whether the window fits a media query, as it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    // The page that is drawn at build has no window.
    () => false,
  );
