import type { DemoCode, DemoFit } from '#adapters/postgres/demo/demo-rows.ts';
import type { ProductBrandName } from '../product-brands.ts';
import type { SubfamilyName } from '../taxonomy.ts';

export interface OwnCode extends DemoCode {
  readonly brand: ProductBrandName;
}

/** A part before it is stocked: who makes it, under which codes, and what it is worth. */
export interface Blueprint {
  readonly subfamily: SubfamilyName;
  readonly description: string;
  readonly position: string;
  readonly engines: string;
  readonly technical: Readonly<Record<string, string>>;
  readonly fits: readonly DemoFit[];
  /** Codes of makers that the distributor carries. */
  readonly ours: readonly OwnCode[];
  /** Codes of other makers, and of the vehicle's. */
  readonly others: readonly DemoCode[];
  /** The list price of a middling brand, in cents. */
  readonly cents: number;
  readonly multiples: readonly number[];
  readonly iva?: '10.5';
}
