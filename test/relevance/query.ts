/** What a product must be. Every field that is given must hold; of a list, one of its values. */
export interface Condition {
  readonly subfamilies?: readonly string[];
  readonly families?: readonly string[];
  /** A regular expression over the description in small letters without accents. */
  readonly description?: string;
  /** Brand and model in full. Vehicle, engine and year must hold of one application together. */
  readonly vehicle?: readonly string[];
  /**
   * Words of the application's engine, in this order: '1.6' holds of '1.6 16v'. An application without one holds for
   * any.
   */
  readonly engine?: string;
  readonly year?: number;
  /** Words of the position: 'Delantero' holds of 'Delantero izquierdo'. */
  readonly position?: string;
  /** The product's maker, or that of a row sold under it. */
  readonly brand?: string;
  /** A code that the product is known by, of any maker and in any spelling. */
  readonly code?: { readonly maker?: string; readonly code: string };
  /** A code that is the product's own or that of a row sold under it. */
  readonly ownCode?: { readonly maker?: string; readonly code: string };
  /** How the product's own code begins, however it is written. */
  readonly codeBegins?: string;
  /** How the product's own code begins as it is written: '62/22' is not '6222'. */
  readonly writtenBegins?: string;
  readonly technical?: Readonly<Record<string, string>>;
}

export type QueryKind =
  | 'part'
  | 'trade word'
  | 'part and vehicle'
  | 'engine or year'
  | 'brand and model'
  | 'position'
  | 'order, plural, spelling'
  | 'unfinished word'
  | 'maker'
  | 'measure'
  | 'code'
  | 'vehicle alone'
  | 'family'
  | 'truck, farm, motorcycle'
  | 'bearing'
  | 'generated';

export interface RelevanceQuery {
  readonly typed: string;
  readonly kind: QueryKind;
  readonly right: Condition;
  /** What may stand below what is right, and is no mistake. */
  readonly tolerable?: Condition;
}

/** Asked for what the catalogue lacks: what is shown although it does not serve is wrong. */
export interface NothingThereQuery {
  readonly typed: string;
  /** What the catalogue has none of: the vehicle, the part, or the part for this vehicle. */
  readonly lacking: 'vehicle' | 'part' | 'part for it';
  /** What serves all the same, if anything. */
  readonly mayShow?: Condition;
}
