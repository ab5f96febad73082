import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { withYears } from './years.ts';

/** Fills the founding year and the years since into a text of the distributor; empty where they are not known. */
export function useWithYears(): (text: string) => string {
  const { clock } = usePublicServices();
  const distributor = useDistributor();
  return (text) => withYears(text, distributor, clock.now());
}
