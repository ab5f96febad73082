import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';
import { bulkInsert, pesosText } from './bulk-insert.ts';
import type { DemoCatalogue, DemoPart, DemoPhotograph } from './demo-rows.ts';

/** The demo's contents are the catalogue's first generation. */
export const firstGeneration = 1;
const generation = ['generation', 'int', () => firstGeneration] as const;

/** Brands, families, vehicles and price lists. */
export const writeNames = async (queries: Queries, demo: DemoCatalogue): Promise<void> => {
  await bulkInsert(queries, 'product_brand', demo.productBrands, [
    ['id', 'int', ({ id }) => id],
    ['name', 'text', ({ name }) => name],
    ['name_key', 'text', ({ name }) => folded(name)],
    ['disabled', 'boolean', ({ disabled }) => disabled],
    generation,
  ]);
  await bulkInsert(queries, 'product_type', demo.productTypes, [
    ['id', 'int', ({ id }) => id],
    ['parent_id', 'int', ({ parentId }) => parentId],
    ['name', 'text', ({ name }) => name],
    ['name_key', 'text', ({ name }) => folded(name)],
    ['sort_order', 'int', ({ id }) => id],
    ['drawing', 'text', ({ drawing }) => drawing],
    generation,
  ]);
  await bulkInsert(queries, 'product_brand_type_disabled', demo.disabledPairs, [
    ['brand_id', 'int', ({ brandId }) => brandId],
    ['type_id', 'int', ({ typeId }) => typeId],
  ]);
  const numbered = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));
  await bulkInsert(queries, 'vehicle_brand_segment', numbered(demo.segments), [
    ['id', 'int', ({ id }) => id],
    ['name', 'text', ({ name }) => name],
    ['sort_order', 'int', ({ id }) => id],
  ]);
  await bulkInsert(queries, 'price_list', numbered(demo.priceLists), [
    ['id', 'int', ({ id }) => id],
    ['name', 'text', ({ name }) => name],
  ]);
  await writeVehicles(queries, demo);
};

const writeVehicles = async (queries: Queries, demo: DemoCatalogue): Promise<void> => {
  await bulkInsert(queries, 'vehicle_brand', demo.vehicleBrands, [
    ['id', 'int', ({ id }) => id],
    ['segment_id', 'int', ({ segmentId }) => segmentId],
    ['name', 'text', ({ name }) => name],
    ['name_key', 'text', ({ name }) => folded(name)],
    ['sort_order', 'int', ({ id }) => id],
    generation,
  ]);
  await bulkInsert(queries, 'vehicle', demo.vehicles, [
    ['id', 'int', ({ id }) => id],
    ['vehicle_brand_id', 'int', ({ brandId }) => brandId],
    ['name', 'text', ({ name }) => name],
    ['name_key', 'text', ({ name }) => folded(name)],
    generation,
  ]);
  const versions = demo.vehicles.flatMap(({ id, name, versions: own }) => own.map((one) => ({ id, name, ...one })));
  await bulkInsert(queries, 'vehicle_version', versions, [
    ['vehicle_id', 'int', ({ id }) => id],
    ['name', 'text', ({ name, engine }) => `${name} ${engine}`],
    ['engine', 'text', ({ engine }) => engine],
    ['fuel', 'text', ({ fuel }) => fuel],
    ['year_from', 'smallint', ({ from }) => from],
    ['year_to', 'smallint', ({ to }) => to],
    generation,
  ]);
};

/** Products and their price rows, in every price list. */
export const writeProducts = async (queries: Queries, parts: readonly DemoPart[]): Promise<void> => {
  const products = parts.flatMap((part) => part.products.map((product) => ({ part, product })));
  await bulkInsert(queries, 'product', products, [
    ['id', 'int', ({ product }) => product.id],
    ['brand_id', 'int', ({ product }) => product.brandId],
    ['code', 'text', ({ product }) => product.code],
  ]);
  await bulkInsert(queries, 'product_version', products, [
    ['product_id', 'int', ({ product }) => product.id],
    generation,
    ['type_id', 'int', ({ part }) => part.typeId],
    ['description', 'text', ({ part }) => part.description],
    ['position', 'text', ({ part }) => part.position],
    ['engines', 'text', ({ part }) => part.engines],
    ['technical', 'jsonb', ({ part }) => JSON.stringify(part.technical)],
  ]);

  const rows = products.flatMap(({ product }) => product.rows.map((row) => ({ productId: product.id, ...row })));
  await bulkInsert(queries, 'product_price', rows, [
    ['id', 'int', ({ id }) => id],
    ['product_id', 'int', ({ productId }) => productId],
    ['brand_id', 'int', ({ brandId }) => brandId],
    ['code', 'text', ({ code }) => code],
  ]);
  await bulkInsert(queries, 'price_version', rows, [
    ['product_price_id', 'int', ({ id }) => id],
    generation,
    ['internal_code', 'text', ({ internalCode }) => internalCode],
    ['storage_location', 'text', ({ storageLocation }) => storageLocation],
    ['barcode', 'text', ({ barcode }) => barcode],
    ['multiple', 'int', ({ multiple }) => multiple],
    ['stock_quantity', 'numeric', ({ stockQuantity }) => stockQuantity],
    ['stock_state', 'smallint', ({ stockState }) => stockState],
    ['is_discontinued', 'boolean', ({ isDiscontinued }) => isDiscontinued],
    ['is_not_available', 'boolean', ({ isNotAvailable }) => isNotAvailable],
    ['iva', 'numeric', ({ iva }) => iva],
    ['purchase_cost', 'numeric', ({ purchaseCents }) => pesosText(purchaseCents)],
  ]);
  const prices = rows.flatMap(({ id, listCents }) => listCents.map((cents, index) => ({ id, list: index + 1, cents })));
  await bulkInsert(queries, 'list_price', prices, [
    ['product_price_id', 'int', ({ id }) => id],
    ['price_list_id', 'int', ({ list }) => list],
    generation,
    ['price', 'numeric', ({ cents }) => pesosText(cents)],
  ]);
};

/** The names of the pictures of price rows, whose contents are files. */
export const writePhotographs = async (queries: Queries, photographs: readonly DemoPhotograph[]): Promise<void> => {
  await bulkInsert(queries, 'product_picture', photographs, [
    ['product_price_id', 'int', ({ rowId }) => rowId],
    ['place', 'smallint', () => 1],
    ['name', 'text', ({ name }) => name],
  ]);
};
