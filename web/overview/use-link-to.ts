import { mayOpen, type ScreenPath } from '#core/access/screens.ts';
import { useServices } from '#web/services.ts';

/** The address of a figure's list; null for users who may not open its screen. */
export const useLinkTo = () => {
  const { caller } = useServices();
  return (path: ScreenPath, query = ''): string | null => (mayOpen(path, caller) ? `${path}${query}` : null);
};
