import { searchDocument } from '#adapters/postgres/search/search-rows.ts';
import type { SearchDocument } from '#core/search/document.ts';
import type { NamedType } from '#core/search/family-names.ts';
import type { NamedVehicle } from '#core/search/vehicle-names.ts';

/** By whom a product may be asked for by a code: its own, that of a row sold under it, another's, the distributor's. */
export interface RelevanceCode {
  readonly maker: string;
  readonly code: string;
  readonly kind: 'own' | 'row' | 'equivalent' | 'internal';
}

export interface RelevanceFit {
  readonly vehicleId: number;
  readonly brand: string;
  readonly model: string;
  readonly engine: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** A product as a person at the counter knows it: what answers of the search are judged by. */
export interface RelevanceProduct {
  readonly key: number;
  readonly code: string;
  readonly brandName: string;
  readonly subfamily: string;
  readonly family: string;
  readonly description: string;
  readonly position: string;
  readonly engines: string;
  readonly technical: Readonly<Record<string, string>>;
  readonly codes: readonly RelevanceCode[];
  readonly fits: readonly RelevanceFit[];
}

/** What a document has that no answer is judged by. */
export interface DocumentFacts {
  readonly brandId: number;
  readonly typeId: number;
  readonly parentTypeId: number;
  readonly related: readonly (readonly [code: string, brand: string])[];
  readonly rows: readonly {
    readonly code: string;
    readonly brand: string;
    readonly internalCode: string;
    readonly barcode: string;
    readonly stock: number;
    readonly hasOffer: boolean;
  }[];
}

/** Goes through the JSON of a database's row, so that what the adapter does to it is done here too. */
export const documentOf = (product: RelevanceProduct, facts: DocumentFacts): SearchDocument =>
  searchDocument(
    JSON.stringify({
      i: product.key,
      c: product.code,
      b: facts.brandId,
      bn: product.brandName,
      t: facts.typeId,
      tn: product.subfamily,
      p: facts.parentTypeId,
      pn: product.family,
      d: product.description,
      po: product.position,
      en: product.engines,
      at: '',
      te: product.technical,
      eq: product.codes.filter(({ kind }) => kind === 'equivalent').map(({ code, maker }) => [code, maker]),
      re: facts.related,
      ap: product.fits.map(({ vehicleId, engine, from, to }) => [vehicleId, engine, from, to]),
      r: facts.rows.map((row) => [row.code, row.brand, row.internalCode, row.barcode, row.stock, row.hasOffer]),
    }),
  );

/** A catalogue in memory: what is judged, and what the search is built from. */
export interface RelevanceCatalogue {
  readonly name: string;
  readonly products: readonly RelevanceProduct[];
  readonly documents: readonly SearchDocument[];
  readonly vehicles: readonly NamedVehicle[];
  readonly types: readonly NamedType[];
}
