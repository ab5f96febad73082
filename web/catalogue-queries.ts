import type { Caller } from '#core/access/caller.ts';
import type { FamilySearch, FamilyService } from '#core/catalogue/families/family.service.ts';
import type { ProductFailure, ProductService } from '#core/catalogue/products/product.service.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import type { CatalogueService, TextSearch } from '#core/catalogue/text-search/catalogue.service.ts';
import type { VehicleSearch, VehicleService } from '#core/catalogue/vehicles/vehicle.service.ts';
import { pricesMoved } from '#core/live/outdating.ts';
import type { ProductId, ProductPriceId, VehicleBrandId, VehicleId } from '#core/shared/ids.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { freshMs, oneList, type ServiceQueries } from './state/query-client.ts';

export interface CatalogueServices {
  readonly catalogue: CatalogueService;
  readonly vehicles: VehicleService;
  readonly families: FamilyService;
  readonly products: ProductService;
}

const fresh = { staleTime: freshMs, outdatedBy: pricesMoved };
const pages = { ...fresh, max: 200 };
const typed = { ...fresh, max: 250 };
/** A vehicle's can hold 400 products. */
const lists = { ...fresh, max: 60 };

/**
 * What is asked of the catalogue, answered from memory for 15 minutes (docs/rules/search.md 11). What the cart holds is
 * not read from here.
 */
export type CatalogueQueries = ReturnType<typeof createCatalogueQueries>;

export function createCatalogueQueries(services: CatalogueServices, caller: Caller, queries: ServiceQueries) {
  const { catalogue, vehicles, families, products } = services;
  const { define } = queries;
  const fitting = (asked: VehicleSearch) => vehicles.search(caller, asked);
  const product = define('product', (id: ProductId) => products.read(caller, id), lists);
  const all = {
    search: define('search', (asked: TextSearch) => catalogue.searchByText(caller, asked), {
      ...pages,
      listOf: oneList,
    }),
    codes: define('codes', (text: string) => catalogue.autocompleteCode(caller, text), typed),
    articles: define('articles', (text: string) => catalogue.autocompleteAllData(caller, text), typed),
    questions: define('questions', (text: string) => catalogue.suggestQuestions(caller, text), typed),
    productBrands: define('product-brands', () => catalogue.brands(caller), lists),
    segments: define('segments', () => vehicles.segments(caller), lists),
    vehicleBrands: define('vehicle-brands', () => vehicles.brands(caller, null), lists),
    models: define('models', () => vehicles.vehicles(caller, null), lists),
    modelsOf: define('models-of', (brand: VehicleBrandId) => vehicles.vehicles(caller, brand), lists),
    engines: define('engines', (vehicle: VehicleId) => vehicles.engines(caller, vehicle), lists),
    /** All products that fit a vehicle, whose families are the choices; and those of some of these families. */
    fitting: define('fitting', fitting, { ...lists, listOf: ({ vehicleId }) => vehicleId }),
    keptTo: define('kept-to', fitting, lists),
    families: define('families', () => families.families(caller), lists),
    ofFamily: define('of-family', (asked: FamilySearch) => families.search(caller, asked), {
      ...lists,
      listOf: oneList,
    }),
    options: define('family-options', (asked: FamilySearch) => families.options(caller, asked), {
      ...lists,
      listOf: ({ typeId, subTypeId }) => [typeId, subTypeId],
    }),
    product,
    /** The products of these ids that still exist. */
    compared: define(
      'compared',
      async (ids: readonly ProductId[]): Promise<Result<readonly Product[], ProductFailure>> => {
        const answers = await Promise.all(ids.map(product.fetch));
        const failed = answers.find((answer) => !answer.ok && answer.val.code !== 'product-not-found');
        if (failed !== undefined && !failed.ok) return failed;
        return Ok(answers.flatMap((answer) => (answer.ok ? [answer.val] : [])));
      },
      { ...lists, listOf: oneList },
    ),
    brandsOf: define('brands-of-product', (id: ProductId) => products.brands(caller, id), lists),
    substitutes: define(
      'substitutes',
      ({ productId, productPriceId }: { readonly productId: ProductId; readonly productPriceId: ProductPriceId }) =>
        products.substitutes(caller, productId, productPriceId),
      lists,
    ),
  };
  return {
    ...all,
    /** Something else changed what is found: nothing known so far is answered again. */
    outdate() {
      for (const query of Object.values(all)) void query.outdate();
    },
  };
}
