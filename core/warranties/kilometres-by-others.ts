import { maxKilometres } from './warranty-to-request.ts';

/** The kilometres of the vehicle when the part was fitted and when it failed, and those that the part ran. */
export const kilometreFields = ['kilometrageInstalled', 'kilometrageBreakage', 'kilometrageUsed'] as const;
export type KilometreField = (typeof kilometreFields)[number];

const isSaid = (kilometres: number): boolean =>
  Number.isInteger(kilometres) && kilometres >= 1 && kilometres <= maxKilometres;

/**
 * The one of the three that nobody said, by the two others; null where one of these is no number of kilometres, or what
 * they give is none. It is shown, never sent: a part may have run less (docs/rules/warranties.md 2).
 */
export const kilometresByOthers = (
  field: KilometreField,
  { kilometrageInstalled, kilometrageBreakage, kilometrageUsed }: Readonly<Record<KilometreField, number>>,
): number | null => {
  const [one, other, given] = {
    kilometrageInstalled: [kilometrageBreakage, kilometrageUsed, kilometrageBreakage - kilometrageUsed] as const,
    kilometrageBreakage: [kilometrageInstalled, kilometrageUsed, kilometrageInstalled + kilometrageUsed] as const,
    kilometrageUsed: [kilometrageBreakage, kilometrageInstalled, kilometrageBreakage - kilometrageInstalled] as const,
  }[field];
  return isSaid(one) && isSaid(other) && isSaid(given) ? given : null;
};
