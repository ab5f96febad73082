import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void): (() => void) => {
  window.addEventListener('online', listen);
  window.addEventListener('offline', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('offline', listen);
  };
};

/**
 * Whether the device has a network, as the browser says it: at once, where a silent link takes half a minute to be
 * missed.
 */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
