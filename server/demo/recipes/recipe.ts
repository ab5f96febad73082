import type { SegmentName } from '../fleet.ts';
import type { ProductBrandName } from '../product-brands.ts';
import type { SubfamilyName } from '../taxonomy.ts';

/** A technical value: one of some words, or a number from, to, in steps of. */
export type Measure = readonly string[] | { readonly from: number; readonly to: number; readonly step: number };

export const span = (from: number, to: number, step = 1): Measure => ({ from, to, step });

/**
 * How the parts of a subfamily that belong to a vehicle come about. Shapes of codes are those of server/demo/chance.ts.
 */
export interface Recipe {
  readonly subfamily: SubfamilyName;
  /** About how many products the distributor carries. */
  readonly products: number;
  readonly segments: readonly SegmentName[];
  /** Whether the vehicles of a part share their chassis or their engines. */
  readonly sharing: 'chassis' | 'engines';
  readonly nouns: readonly string[];
  readonly positions?: readonly string[];
  readonly variants?: readonly string[];
  readonly technical: Readonly<Record<string, Measure>>;
  readonly makers: Readonly<Partial<Record<ProductBrandName, string>>>;
  /** Makers that the distributor doesn't carry but whose codes people ask for. */
  readonly others?: Readonly<Record<string, string>>;
  /** The list price of a middling brand, in thousands of pesos of 2026. */
  readonly price: readonly [low: number, high: number];
  readonly multiples?: readonly number[];
  readonly iva?: '10.5';
}

export const light: readonly SegmentName[] = ['Autos', 'Pick-ups y utilitarios'];
export const lightAndTrucks: readonly SegmentName[] = [...light, 'Camiones'];
export const onRoad: readonly SegmentName[] = [...lightAndTrucks, 'Motos'];
export const everywhere: readonly SegmentName[] = [...lightAndTrucks, 'Agrícola'];
export const sides = ['Izquierdo', 'Derecho'];
export const ends = ['Delantero', 'Trasero'];
