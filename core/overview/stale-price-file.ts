import { isOutdated, type PriceListVersion } from '#core/price-lists/price-list-version.ts';

/** Why a file is stale: prices changed, the catalogue did, or what is switched off. */
export const staleCauses = ['prices', 'catalogue', 'disabled'] as const;
export type StaleCause = (typeof staleCauses)[number];

/** A price list whose files are out of date, and why (docs/rules/overview.md 6). Moments are ISO 8601 in UTC. */
export interface StalePriceFile {
  readonly name: string;
  readonly madeAt: string;
  /** Null where only what is switched off changed, of which no moment is kept. */
  readonly since: string | null;
  readonly causes: readonly StaleCause[];
}

/** The kinds of change after a generation of the catalogue. */
export interface CatalogueChange {
  /** When the first one after it was published. */
  readonly at: string;
  /** All of those after it wrote prices and nothing else. */
  readonly hasOnlyPrices: boolean;
}

interface MadeList {
  readonly name: string;
  readonly made: { readonly version: PriceListVersion; readonly date: string } | null;
}

/**
 * Null where its files are of now, or were never made. `change` is what came after the generation that they were made
 * of.
 */
export const stalePriceFile = (
  { name, made }: MadeList,
  current: PriceListVersion,
  change: CatalogueChange | null,
): StalePriceFile | null => {
  if (made === null || !isOutdated({ made }, current)) return null;
  const { version, date } = made;
  const hasMoved = version.generation !== current.generation;
  const moved: StaleCause = change?.hasOnlyPrices === true ? 'prices' : 'catalogue';
  return {
    name,
    madeAt: date,
    since: hasMoved ? (change?.at ?? null) : null,
    causes: [...(hasMoved ? [moved] : []), ...(version.disabled === current.disabled ? [] : (['disabled'] as const))],
  };
};
