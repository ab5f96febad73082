import { type DocumentNames, searchDocument } from '#adapters/postgres/search/search-rows.ts';
import type { SearchDocument } from '#core/search/index/document.ts';
import type { NamedType } from '#core/search/question/family-names.ts';
import type { NamedVehicle } from '#core/search/question/vehicle-names.ts';

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

/** As the database writes a column of years: up to the year after the last. */
const yearsColumn = (from: number | null, to: number | null): string =>
  `{[${from ?? ''},${to === null ? '' : to + 1})}`;

/** Goes through the JSON of a database's row, so that what the adapter does to it is done here too. */
export const documentOf = (product: RelevanceProduct, facts: DocumentFacts): SearchDocument => {
  const { names, brandId } = namesOf(product, facts);
  return searchDocument(
    JSON.stringify([
      product.key,
      facts.brandId,
      facts.typeId,
      [product.code, product.description, product.position, product.engines, ''],
      product.technical,
      product.codes.filter(({ kind }) => kind === 'equivalent').map(({ code, maker }) => [code, maker]),
      facts.related.map(([code, brand]) => [code, brandId(brand)]),
      product.fits.map(({ vehicleId, engine, from, to }) => [vehicleId, engine, yearsColumn(from, to)]),
      facts.rows.map((row) => [row.code, brandId(row.brand), row.internalCode, row.barcode, row.stock, row.hasOffer]),
    ]),
    names,
  );
};

/** The names of a product's document, its own brand by its own number and others by numbers of this document. */
const namesOf = (
  product: RelevanceProduct,
  facts: DocumentFacts,
): { names: DocumentNames; brandId(name: string): number } => {
  const others = [...new Set([...facts.related.map(([, brand]) => brand), ...facts.rows.map(({ brand }) => brand)])]
    .filter((name) => name !== product.brandName)
    .map((name, at) => [-1 - at, name] as const);
  const brands = new Map([[facts.brandId, product.brandName], ...others]);
  const numbers = new Map([...brands].map(([id, name]) => [name, id]));
  const types = new Map([
    [facts.parentTypeId, { name: product.family, parentId: 0 }],
    [facts.typeId, { name: product.subfamily, parentId: facts.parentTypeId }],
  ]);
  return { names: { brands, types }, brandId: (name) => numbers.get(name) ?? 0 };
};

/** A catalogue in memory: what is judged, and what the search is built from. */
export interface RelevanceCatalogue {
  readonly name: string;
  readonly products: readonly RelevanceProduct[];
  readonly documents: readonly SearchDocument[];
  readonly vehicles: readonly NamedVehicle[];
  readonly types: readonly NamedType[];
}
