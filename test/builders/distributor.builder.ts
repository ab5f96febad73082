import { quotePrinter } from '#adapters/documents/quote-paper.ts';
import { createCartRepository } from '#adapters/postgres/cart/cart.ts';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { createTermsRepository } from '#adapters/postgres/customers/terms.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { createOrderRepository } from '#adapters/postgres/orders/orders.ts';
import { createQuoteRepository } from '#adapters/postgres/quotes/quotes.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { Caller } from '#core/access/caller.ts';
import { createCartService } from '#core/cart/create-cart-service.ts';
import type { ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { createOrderManagementService } from '#core/orders/create-order-management-service.ts';
import { createOrderService } from '#core/orders/create-order-service.ts';
import { createQuoteService } from '#core/quotes/create-quote-service.ts';
import { asId } from '#core/shared/ids.ts';

/** 2026-11-20 at noon in Buenos Aires. */
export const noon = Date.parse('2026-11-20T15:00:00Z');

export const aProduct = (over: Partial<ProductDraft> = {}): ProductDraft => ({
  line: 1,
  code: '6203-2RS',
  brand: 'SKF',
  description: 'Rodamiento rígido de bolas',
  family: 'Rodamientos',
  subfamily: 'Rodamientos de Rueda',
  stock: '10',
  listPrice: '1000.00',
  attributes: { interior1: '17', exterior1: '40' },
  ...over,
});

export const callerOf = (customerId: number, over: Partial<Caller> = {}): Caller => ({
  userName: `cliente${customerId}`,
  role: 'CustomerUser',
  customerId: asId(String(customerId)),
  sellerId: null,
  allowOffers: true,
  actedBy: null,
  ...over,
});

/**
 * A small distributor on a fresh database: six products at 1000 to 6000, two customers without discounts, one way of
 * delivery.
 */
export const aDistributor = async (database: Database) => {
  const migrated = await migrate(database);
  if (!migrated.ok) throw new Error(migrated.val.code);
  await database.query(`insert into price_list (name) values ('Lista 1')`);
  await database.query(
    `insert into customer (external_code, name, price_list_id, email) values ('C1', 'Uno', 1, 'uno@example.com'), ('C2', 'Dos', 1, '')`,
  );
  await database.query(`insert into delivery_method (name) values ('Reparto')`);
  const catalogueDrafts = createCatalogueDraftRepository(database);
  const products = Array.from({ length: 6 }, (_, index) =>
    aProduct({
      line: index + 1,
      code: `620${index}-2RS`,
      listPrice: `${index + 1}000.00`,
      multiple: index === 5 ? '4' : '1',
    }),
  );
  await writeProducts(catalogueDrafts, products);
  const follower = await followCatalogue(database);
  const productRepository = await createProductRepository(database, follower);
  const terms = createTermsRepository(database);
  const carts = createCartRepository(database);
  const orders = createOrderRepository(database);
  const clock = { now: () => noon };
  const parts = { carts, productRepository, terms, orders, clock, hasher };
  return {
    catalogueDrafts,
    follower,
    productRepository,
    carts,
    orders,
    terms,
    cartService: createCartService(parts),
    orderService: createOrderService(parts),
    quoteService: createQuoteService({ ...parts, quotes: createQuoteRepository(database), printer: quotePrinter }),
    managementService: createOrderManagementService(parts),
    close: () => follower.close(),
  };
};

export type TestDistributor = Awaited<ReturnType<typeof aDistributor>>;

/** Publishes products as one catalogue draft, the way an import does. */
export const writeProducts = async (
  catalogueDrafts: ReturnType<typeof createCatalogueDraftRepository>,
  drafts: readonly ProductDraft[],
): Promise<void> => {
  const catalogueDraft = await catalogueDrafts.begin('prueba');
  if (!catalogueDraft.ok) throw new Error(catalogueDraft.val.code);
  const rows = drafts.map((draft) => ({ key: draft.code, draft, status: 'new' as const }));
  await catalogueDraft.val.write('catalogue', rows);
  await catalogueDraft.val.publish('prueba');
};
