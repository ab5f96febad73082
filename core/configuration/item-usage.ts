/**
 * The lists of the configuration whose items somebody may be using when they are taken out
 * (docs/rules/configuration.md 9).
 */
export const usedSections = [
  'specialDiscounts',
  'deliveryMethods',
  'whatsAppConfigurations',
  'demandOrigins',
  'demandReasons',
  'faultSequences',
] as const;

export type UsedSection = (typeof usedSections)[number];

/**
 * Who uses an item: companies that take the discount, orders under way, customers of the zone, claims that are open,
 * warranties.
 */
export interface ItemUsage {
  readonly count: number;
  /** The first of the customers that it is about, by name. */
  readonly customers: readonly string[];
}

/** How many are named. */
export const maxNamed = 5;
