import { quotePrinter } from '#adapters/documents/quote-sheet.ts';
import { createCartStore } from '#adapters/postgres/cart.ts';
import { followCatalogue } from '#adapters/postgres/catalogue-follower.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { createCatalogueArchive } from '#adapters/postgres/edition/archive.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { createOrderBook } from '#adapters/postgres/orders.ts';
import { createProductShelf } from '#adapters/postgres/product-shelf.ts';
import { createQuoteBook } from '#adapters/postgres/quotes.ts';
import { createTermsBook } from '#adapters/postgres/terms.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { Caller } from '#core/access/caller.ts';
import { createCartDesk } from '#core/cart/cart-desk.service.ts';
import type { CatalogueDraft } from '#core/catalogue/import/drafts.ts';
import { createOrderDesk, createOrderManagementDesk } from '#core/orders/order-desk.service.ts';
import { createQuoteDesk } from '#core/quotes/quote-desk.service.ts';
import { asId } from '#core/shared/ids.ts';

/** 2026-11-20 at noon in Buenos Aires. */
export const noon = Date.parse('2026-11-20T15:00:00Z');

export const aProduct = (over: Partial<CatalogueDraft> = {}): CatalogueDraft => ({
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

/** A small distributor on a fresh database: six products at 1000 to 6000, two customers without discounts, one way of delivery. */
export const aHouse = async (database: Database) => {
  const migrated = await migrate(database);
  if (!migrated.ok) throw new Error(migrated.val.code);
  await database.query(`insert into price_list (name) values ('Lista 1')`);
  await database.query(
    `insert into customer (external_code, name, price_list_id, email) values ('C1', 'Uno', 1, 'uno@example.com'), ('C2', 'Dos', 1, '')`,
  );
  await database.query(`insert into delivery_method (name) values ('Reparto')`);
  const archive = createCatalogueArchive(database);
  const products = Array.from({ length: 6 }, (_, index) =>
    aProduct({
      line: index + 1,
      code: `620${index}-2RS`,
      listPrice: `${index + 1}000.00`,
      multiple: index === 5 ? '4' : '1',
    }),
  );
  await writeProducts(archive, products);
  const follower = await followCatalogue(database);
  const shelf = await createProductShelf(database, follower);
  const terms = createTermsBook(database);
  const carts = createCartStore(database);
  const orders = createOrderBook(database);
  const clock = { now: () => noon };
  const parts = { carts, shelf, terms, orders, clock, hasher };
  return {
    archive,
    follower,
    shelf,
    carts,
    orders,
    terms,
    cartDesk: createCartDesk(parts),
    orderDesk: createOrderDesk(parts),
    quoteDesk: createQuoteDesk({ ...parts, quotes: createQuoteBook(database), printer: quotePrinter }),
    managementDesk: createOrderManagementDesk(parts),
    close: () => follower.close(),
  };
};

export type House = Awaited<ReturnType<typeof aHouse>>;

/** Publishes products as one edition, the way an import does. */
export const writeProducts = async (
  archive: ReturnType<typeof createCatalogueArchive>,
  drafts: readonly CatalogueDraft[],
): Promise<void> => {
  const edition = await archive.begin('prueba');
  if (!edition.ok) throw new Error(edition.val.code);
  const rows = drafts.map((draft) => ({ key: draft.code, draft, status: 'new' as const }));
  await edition.val.write('catalogue', rows);
  await edition.val.publish('prueba');
};
