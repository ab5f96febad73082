import { useFront } from '#web/front-context.tsx';
import { withYears } from './years.ts';

/** Fills the founding year and the years since into a text of the distributor. */
export function useWithYears(): (text: string) => string {
  const { settings, clock } = useFront();
  return (text) => withYears(text, settings.distributor, clock.now());
}
