/**
 * Why a product carries a code that is not its own: it is that of one of its price rows, stands for it, is the
 * distributor's, or is of a related part.
 */
export type OtherCodeKind = 'row' | 'equivalent' | 'internal' | 'relation';

/** A code by which a product is also known: another maker's, the distributor's own, or that of a related part. */
export interface OtherCode {
  readonly code: string;
  readonly brand: string;
  readonly kind: OtherCodeKind;
}

/** A vehicle that a product is for. No engine, or no year at an end: whichever the vehicle has. */
export interface DocumentApplication {
  readonly vehicleId: number;
  readonly engine: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** 0 Green (Disponible), 1 Yellow (Consultar), 2 Red (No disponible). */
export type Stock = 0 | 1 | 2;

/** A product as the index holds it. Ids are whole numbers from 0 to 2³²−1. */
export interface SearchDocument {
  readonly key: number;
  readonly code: string;
  readonly brandId: number;
  readonly brandName: string;
  /** The subfamily. */
  readonly typeId: number;
  readonly typeName: string;
  /** The family, 0 where there is none. */
  readonly parentTypeId: number;
  readonly parentTypeName: string;
  readonly description: string;
  readonly codes: readonly OtherCode[];
  /**
   * More text to be found by: free text of applications, attributes. The names of its vehicles are not among it: the
   * lexicon has them.
   */
  readonly words: readonly string[];
  readonly applications: readonly DocumentApplication[];
  /** Found as text and filtered by, as written. */
  readonly engines: readonly string[];
  readonly stock: Stock;
  readonly hasOffer: boolean;
  /** Technical attributes by name: numbers answer ranges, texts answer lists of values. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
}
