import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import { technicalSummary } from '#adapters/texts/technical-values.es.ts';
import type {
  CatalogueFit,
  CatalogueProduct,
  CatalogueRow,
  RelatedPlace,
} from '#core/catalogue/products/catalogue-product.ts';
import type { Application, Relation, ShownProduct } from '#core/catalogue/products/product.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { years } from '#core/catalogue/products/years.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import type { ApplicationJson, CatalogueProductJson, PriceJson } from './catalogue-products-sql.ts';
import { listPrices } from './list-prices.ts';

/** A product as a statement answers it, and as core knows it. */
export const toCatalogueProduct = (row: CatalogueProductJson): CatalogueProduct => {
  const { cars, fits } = applications(row.applications);
  return {
    shown: {
      productId: asId(String(row.id)),
      code: row.code,
      productBrandName: row.brand_name,
      productTypeId: asId(String(row.type_id)),
      productTypeName: row.type_name,
      drawing: row.drawing,
      description: row.description,
      position: row.position,
      cars,
      engines: row.engines,
      technicalInformation: row.technical,
      technicalInformationSummary: technicalSummary(row.technical),
      relations: relations(row.relations),
      codesOtherBrands: row.equivalents.map(([brand, code]) => ({ brand, code })),
    },
    brandId: asId(String(row.brand_id)),
    parentTypeId: row.parent_type_id === null ? null : asId(String(row.parent_type_id)),
    parentTypeName: row.parent_type_name ?? '',
    fits,
    related: row.relations.length === 0 ? unrelated : new Map(row.relations.map(relatedPlace)),
    rows: row.prices.map(catalogueRow),
  };
};

const unrelated: CatalogueProduct['related'] = new Map();

/** Two rates in all: a product needs none of its own. */
const ivas = new Map<string, Money>();

const catalogueRow = (price: PriceJson): CatalogueRow => ({
  productPriceId: asId(String(price.id)),
  brandId: asId(String(price.brand_id)),
  brandName: price.brand_name,
  code: price.code,
  internalCode: price.internal_code,
  images: price.images,
  stockState: stockStates[price.stock_state],
  isDiscontinued: price.is_discontinued,
  isNotAvailable: price.is_not_available,
  multiple: price.multiple,
  iva: getOrCreate(ivas, price.iva, () => money(price.iva)),
  purchaseCost: fromNullableColumn(price.purchase_cost),
  promotion: price.promotion === null ? null : { text: pricingTexts.promotion, percentage: money(price.promotion) },
  offers: price.offers.map((offer) => ({
    id: asId(String(offer.id)),
    minQuantity: offer.min_quantity,
    multiplesOnly: offer.multiples_only,
    percentage: money(offer.percentage),
    note: offer.note,
    text: pricingTexts.offer({ minQuantity: offer.min_quantity }),
  })),
  listPrices: listPrices(price.list_prices),
});

/** Rows of one vehicle stand together, each fitting as '1.6 Power · 08–13'. */
const applications = (
  rows: readonly ApplicationJson[],
): Pick<CatalogueProduct, 'fits'> & Pick<ShownProduct, 'cars'> => {
  const byVehicle = new Map<number, VehicleApplications>();
  for (const row of rows) {
    const entry = getOrCreate(byVehicle, row.vehicle_id, () => ({
      brand: row.brand,
      vehicle: row.vehicle,
      types: [],
      fittings: [],
    }));
    entry.fittings.push({ engine: row.engine, from: row.from, to: row.to });
    const details = [[row.engine, row.details].filter(Boolean).join(' '), years(row.from, row.to)].filter(Boolean);
    entry.types.push({ subTypeId: null, subTypeName: '', details: details.join(' · ') });
  }
  return {
    // An array that was pushed to has room for seventeen: a copy has its own, and thousands are kept.
    cars: [...byVehicle.values()].map(({ brand, vehicle, types }) => ({ brand, vehicle, types: types.slice() })),
    fits: [...byVehicle].map(([id, { fittings }]) => ({ vehicleId: asId(String(id)), fittings: fittings.slice() })),
  };
};

interface VehicleApplications extends Application {
  readonly types: Application['types'][number][];
  readonly fittings: CatalogueFit['fittings'][number][];
}

const relations = (rows: CatalogueProductJson['relations']): Relation[] => {
  const byTitle = new Map<string, Relation['products'][number][]>();
  for (const { title, id, code, brand, quantity, notes } of rows) {
    getOrCreate(byTitle, title, () => []).push({
      productId: asId(String(id)),
      code,
      productBrandName: brand,
      quantity,
      notes,
    });
  }
  return [...byTitle].map(([title, products]) => ({ title, products }));
};

const relatedPlace = (row: CatalogueProductJson['relations'][number]): [ProductId, RelatedPlace] => [
  asId(String(row.id)),
  {
    brandId: asId(String(row.brand_id)),
    typeIds: [row.type_id, row.parent_type_id].flatMap((id) => (id === null ? [] : [asId(String(id))])),
  },
];
