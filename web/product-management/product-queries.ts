import type { Caller } from '#core/access/caller.ts';
import type {
  ListedProductPage,
  ProductChoices,
  ProductFilter,
  SeenProduct,
} from '#core/catalogue/management/managed-product.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import type {
  ProductManagementFailure,
  ProductManagementService,
} from '#core/catalogue/management/product-management.service.ts';
import type { SaleState } from '#core/catalogue/products/sale-state.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { oneList, type ServiceQueries, type ServiceQuery, type Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

export interface PageOfProducts {
  readonly filter: ProductFilter;
  readonly after: string | null;
}

type Answer<Value> = Promise<Result<Value, ProductManagementFailure>>;

/** Products, and what management does with them; what another window or an import does is followed. */
export interface ProductManagementQueries {
  readonly page: ServiceQuery<PageOfProducts, ListedProductPage, ProductManagementFailure>;
  readonly choices: ServiceQuery<Whole, ProductChoices, ProductManagementFailure>;
  /** The attributes of a family's products, by its id. */
  readonly attributes: ServiceQuery<string, readonly string[], ProductManagementFailure>;
  readonly one: ServiceQuery<ProductId, SeenProduct, ProductManagementFailure>;
  create(details: ProductDetails): Answer<SeenProduct>;
  /** Written only over the version of that tag; null writes without comparing versions. */
  change(id: ProductId, tag: string | null, details: ProductDetails): Answer<SeenProduct>;
  setSale(id: ProductId, sale: SaleState): Answer<SeenProduct>;
  remove(id: ProductId): Answer<void>;
  /** Resolves once what is shown is what is stored. */
  outdate(): Promise<unknown>;
}

const outdatedBy = ['CatalogueChanged', 'ManagedPriceListsChanged'] as const;

export function createProductManagementQueries(
  service: ProductManagementService,
  caller: Caller,
  queries: ServiceQueries,
): ProductManagementQueries {
  const page = queries.define(
    'managed products',
    ({ filter, after }: PageOfProducts) => service.page(caller, filter, after),
    { staleTime: 0, listOf: oneList, outdatedBy },
  );
  const one = queries.define('managed product', (id: ProductId) => service.one(caller, id), {
    staleTime: 0,
    outdatedBy,
  });
  const choices = queries.define('product choices', () => service.choices(caller), { staleTime: 0, outdatedBy });
  const attributes = queries.define('attributes of a family', (typeId: string) => service.attributes(caller, typeId));
  const outdate = () => Promise.all([page.outdate(), one.outdate(), choices.outdate()]);
  const thenRead = thenReading(outdate);
  return {
    page,
    choices,
    attributes,
    one,
    outdate,
    create: (details) => thenRead(service.create(caller, details)),
    change: (id, tag, details) => thenRead(service.change(caller, id, tag, details)),
    setSale: (id, sale) => thenRead(service.setSale(caller, id, sale)),
    // The page of a removed product does not ask for it again until it is left.
    remove: (id) => thenReading(page.outdate)(service.remove(caller, id)),
  };
}
