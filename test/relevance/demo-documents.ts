import type { DemoCatalogue, DemoPart, DemoProduct } from '#adapters/postgres/demo/demo-rows.ts';
import { demoCatalogue } from '#server/demo/catalogue.ts';
import { demoOffers } from '#server/demo/offers.ts';
import {
  type DocumentFacts,
  documentOf,
  type RelevanceCatalogue,
  type RelevanceCode,
  type RelevanceFit,
  type RelevanceProduct,
} from './relevance-product.ts';

/** The seed of server/demo/demo-distributor.ts. */
const demoSeed = 1989;

/** The demo as its database holds it, without what is disabled, since nobody is shown that. */
export const demoProducts = (): RelevanceCatalogue => {
  const catalogue = demoCatalogue(demoSeed);
  const factsOf = factsOfDemo(catalogue);
  const all = catalogue.parts.flatMap((part) => {
    const fits = fitsOf(catalogue, part);
    return part.products
      .filter(({ brandId }) => !isDisabled(catalogue, brandId, part.typeId))
      .map((product) => {
        const judged = judgedProduct(catalogue, part, product, fits);
        return { judged, document: documentOf(judged, factsOf(part, product)) };
      });
  });
  return {
    name: 'demo',
    products: all.map(({ judged }) => judged),
    documents: all.map(({ document }) => document),
    types: catalogue.productTypes.map(({ id, name, parentId }) => ({ id, name, parentId: parentId ?? 0 })),
    vehicles: catalogue.vehicles.map(({ id, brandId, name, versions }) => ({
      ...{ id, name },
      brand: at(catalogue.vehicleBrands, brandId).name,
      engines: [...new Set(versions.map(({ engine }) => engine))],
    })),
  };
};

const isDisabled = ({ productBrands, disabledPairs }: DemoCatalogue, brandId: number, typeId: number): boolean =>
  productBrands[brandId - 1]?.disabled === true ||
  disabledPairs.some((pair) => pair.brandId === brandId && pair.typeId === typeId);

/** Ids count from 1 in the order of each list. */
const at = <Item>(items: readonly Item[], id: number): Item => {
  const item = items[id - 1];
  if (item === undefined) throw new Error(`nothing has the id ${id}`);
  return item;
};

const fitsOf = ({ vehicles, vehicleBrands }: DemoCatalogue, { fits }: DemoPart): RelevanceFit[] =>
  fits.map(({ vehicleId, engine, from, to }) => {
    const vehicle = at(vehicles, vehicleId);
    return { vehicleId, brand: at(vehicleBrands, vehicle.brandId).name, model: vehicle.name, engine, from, to };
  });

const judgedProduct = (
  { productTypes }: DemoCatalogue,
  part: DemoPart,
  product: DemoProduct,
  fits: readonly RelevanceFit[],
): RelevanceProduct => {
  const type = at(productTypes, part.typeId);
  return {
    key: product.id,
    code: product.code,
    brandName: product.brand,
    subfamily: type.name,
    family: type.parentId === null ? '' : at(productTypes, type.parentId).name,
    description: part.description,
    position: part.position,
    engines: part.engines,
    technical: part.technical,
    codes: codesOf(part, product),
    fits,
  };
};

const codesOf = (part: DemoPart, product: DemoProduct): RelevanceCode[] => {
  const isOwn = ({ brand, code }: { readonly brand: string; readonly code: string }): boolean =>
    brand === product.brand && code === product.code;
  return [
    { maker: product.brand, code: product.code, kind: 'own' },
    ...part.codes
      .filter((code) => !isOwn(code))
      .map(({ brand, code }) => ({ maker: brand, code, kind: 'equivalent' as const })),
    ...product.rows.flatMap((row): RelevanceCode[] => [
      ...(isOwn(row) ? [] : [{ maker: row.brand, code: row.code, kind: 'row' as const }]),
      { maker: row.brand, code: row.internalCode, kind: 'internal' },
      ...(row.barcode === '' ? [] : [{ maker: row.brand, code: row.barcode, kind: 'internal' as const }]),
    ]),
  ];
};

const factsOfDemo = (catalogue: DemoCatalogue): ((part: DemoPart, product: DemoProduct) => DocumentFacts) => {
  const offered = new Set(demoOffers(catalogue, demoSeed).map(({ rowId }) => rowId));
  const codes = new Map(
    catalogue.parts.flatMap(({ products }) => products.map(({ id, code, brand }) => [id, [code, brand] as const])),
  );
  const related = new Map<number, (readonly [code: string, brand: string])[]>();
  for (const { productId, relatedId } of catalogue.relations) {
    const code = codes.get(relatedId);
    if (code !== undefined) related.set(productId, [...(related.get(productId) ?? []), code]);
  }
  return (part, product) => ({
    brandId: product.brandId,
    typeId: part.typeId,
    parentTypeId: at(catalogue.productTypes, part.typeId).parentId ?? 0,
    related: related.get(product.id) ?? [],
    rows: product.rows.map((row) => ({
      code: row.code,
      brand: row.brand,
      internalCode: row.internalCode,
      barcode: row.barcode,
      stock: row.isDiscontinued || row.isNotAvailable ? 2 : row.stockState,
      hasOffer: row.promotion !== null || offered.has(row.id),
    })),
  });
};
