import { Container, type ServiceIdentifier } from 'inversify';
import { createActor } from 'xstate';
import { createAccountManagementDesk } from '#adapters/http/account-management.ts';
import { createAlertDesk } from '#adapters/http/alert.ts';
import { type CachedCatalogue, cachedCatalogue } from '#adapters/http/cached-catalogue.ts';
import { type CachedFinders, cachedFinders } from '#adapters/http/cached-finders.ts';
import { createCartDesk } from '#adapters/http/cart.ts';
import { createCatalogueDesk } from '#adapters/http/catalogue.ts';
import { createClaimManagementDesk } from '#adapters/http/claim-management.ts';
import { createClaimDesk } from '#adapters/http/claims.ts';
import { createCredentialsDesk } from '#adapters/http/credentials.ts';
import { createCurrentAccountDesk } from '#adapters/http/current-account.ts';
import { createCustomerConfigurationDesk } from '#adapters/http/customer-configuration.ts';
import { createCustomersDesk } from '#adapters/http/customers.ts';
import { createExclusionsDesk } from '#adapters/http/exclusions.ts';
import { createFamilyDesk } from '#adapters/http/families.ts';
import { createFilesDesk } from '#adapters/http/files.ts';
import { createNewsDesk, createNewsManagementDesk } from '#adapters/http/news.ts';
import { createOffersDesk } from '#adapters/http/offers.ts';
import { createOrderDesk } from '#adapters/http/orders.ts';
import { createPriceListDesk, createPriceListWorks } from '#adapters/http/price-lists.ts';
import { createProductDesk } from '#adapters/http/products.ts';
import { createPublicDesk } from '#adapters/http/public.ts';
import { createQuickOrderDesk } from '#adapters/http/quick-order.ts';
import { createQuoteDesk } from '#adapters/http/quotes.ts';
import { createSavedListsDesk } from '#adapters/http/saved-lists.ts';
import { createSellersDesk } from '#adapters/http/sellers.ts';
import { createShopConfigurationDesk } from '#adapters/http/shop-configuration.ts';
import { createVehicleDesk } from '#adapters/http/vehicles.ts';
import { createWarrantyDesk } from '#adapters/http/warranties.ts';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createComparerMemory } from '#adapters/storage/comparer-memory.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CartDesk } from '#core/cart/cart-desk.ts';
import type { ExclusionsDesk } from '#core/catalogue/exclusions-desk.ts';
import { type ComparerActor, createComparerMachine } from '#core/comparer/comparer.machine.ts';
import type { CustomerConfigurationDesk } from '#core/configuration/customer-configuration-desk.ts';
import type { ShopConfigurationDesk } from '#core/configuration/shop-configuration-desk.ts';
import type { CredentialsDesk } from '#core/credentials/credentials-desk.ts';
import type { CustomersDesk } from '#core/customers/customers-desk.ts';
import type { PublicDesk } from '#core/distributor/public-desk.ts';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import { createLiveMachine, type LiveActor } from '#core/live/live.machine.ts';
import type { LiveConnection } from '#core/live/live-connection.port.ts';
import type { OrderDesk } from '#core/orders/order-desk.ts';
import { createOrderIntent, type OrderIntent } from '#core/orders/order-intent.ts';
import type { QuickOrderDesk } from '#core/quick-order/quick-order-desk.ts';
import type { SavedListsDesk } from '#core/saved-lists/saved-lists-desk.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session-desk.ts';
import { createDocumentKeeper, type DocumentKeeper } from './account-documents/document-keeper.ts';
import { createShopKeeper } from './admin-configuration/shop-keeper.ts';
import { type AlertKeeper, createAlertKeeper } from './alert/alert-keeper.ts';
import { type CartKeeper, createCartKeeper } from './cart/cart-keeper.ts';
import { createProductFinder } from './cases/product-finder.ts';
import { type ClaimManaging, createClaimManaging } from './claims/claim-managing.ts';
import { type Claiming, createClaiming } from './claims/claiming.ts';
import { type AccountKeeper, createAccountKeeper } from './current-account/account-keeper.ts';
import { createConfigurationKeeper } from './customer-configuration/configuration-keeper.ts';
import type { Desks } from './desks.ts';
import { createFinders } from './finders.ts';
import type { Front } from './front.ts';
import { type Announcing, createAnnouncing } from './news/announcing.ts';
import { createPromotions, type Promotions } from './offers/promotions.ts';
import { createIntentionKey, type IntentionKey } from './parts/intention-key.ts';
import { createQuestionMachine } from './parts/question.machine.ts';
import { createWatchedAnswer } from './parts/watched-answer.ts';
import { createPriceListKeeper, type PriceListKeeper } from './price-lists/price-list-keeper.ts';
import { createQuoting, type Quoting } from './quotes/quoting.ts';
import { createSuggestionsMachine } from './search-box/suggestions.machine.ts';
import { createSellerKeeper, type SellerKeeper } from './sellers/seller-keeper.ts';
import { createWarranting } from './warranties/warranting.ts';

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

const tokens = {
  caller: token<Caller>('caller'),
  catalogue: token<CachedCatalogue>('catalogue'),
  cart: token<CartDesk>('cart'),
  orders: token<OrderDesk>('orders'),
  publicDesk: token<PublicDesk>('public'),
  connection: token<LiveConnection>('connection'),
  live: token<LiveActor>('live'),
  cartKeeper: token<CartKeeper>('cart-keeper'),
  intent: token<OrderIntent>('order-intent'),
  quoting: token<Quoting>('quoting'),
  claiming: token<Claiming>('claiming'),
  managing: token<ClaimManaging>('claim-managing'),
  promotions: token<Promotions>('promotions'),
  finders: token<CachedFinders>('finders'),
  exclusions: token<ExclusionsDesk>('exclusions'),
  quickOrders: token<QuickOrderDesk>('quick-orders'),
  savedLists: token<SavedListsDesk>('saved-lists'),
  listKey: token<IntentionKey>('list-key'),
  comparer: token<ComparerActor>('comparer'),
  customerConfiguration: token<CustomerConfigurationDesk>('customer-configuration'),
  credentials: token<CredentialsDesk>('credentials'),
  sellers: token<SellerKeeper>('sellers'),
  shopConfiguration: token<ShopConfigurationDesk>('shop-configuration'),
  customers: token<CustomersDesk>('customers'),
  alert: token<AlertKeeper>('alert'),
  account: token<AccountKeeper>('account'),
  documents: token<DocumentKeeper>('documents'),
  priceLists: token<PriceListKeeper>('price-lists'),
  announcing: token<Announcing>('announcing'),
};

/** 128 random bits. Unlike randomUUID it is there without https too, as in a shop's own network. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The one place that knows which adapter stands behind each port of somebody who is signed in. */
function bind(front: Front, caller: Caller): Container {
  const { call, http, clock, settings, session, inTab } = front;
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.caller).toConstantValue(caller);
  container.bind(tokens.catalogue).toDynamicValue(() => cachedCatalogue(createCatalogueDesk(call), clock));
  container.bind(tokens.cart).toDynamicValue(() => createCartDesk(call));
  container.bind(tokens.orders).toDynamicValue(() => createOrderDesk(call));
  container.bind(tokens.publicDesk).toDynamicValue(() => createPublicDesk(call));
  container.bind(tokens.connection).toDynamicValue(() =>
    createSignalrConnection({
      url: `${settings.apiBaseUrl}/hubs/portal`,
      token: () => session.getSnapshot().context.login?.token ?? '',
    }),
  );
  container.bind(tokens.live).toDynamicValue(({ get }) => createActor(createLiveMachine(get(tokens.connection))));
  container
    .bind(tokens.cartKeeper)
    .toDynamicValue(({ get }) => createCartKeeper(get(tokens.cart), get(tokens.caller), get(tokens.live)));
  container
    .bind(tokens.quoting)
    .toDynamicValue(({ get }) => createQuoting(createQuoteDesk(call), get(tokens.caller), inTab, randomKey));
  container
    .bind(tokens.claiming)
    .toDynamicValue(({ get }) => createClaiming(createClaimDesk(call), get(tokens.caller), inTab, randomKey));
  container
    .bind(tokens.managing)
    .toDynamicValue(({ get }) => createClaimManaging(createClaimManagementDesk(call), get(tokens.caller), inTab));
  container.bind(tokens.promotions).toDynamicValue(({ get }) => {
    const ports = { offers: createOffersDesk(call), news: createNewsDesk(call), files: createFilesDesk(call) };
    return createPromotions(ports, get(tokens.caller), get(tokens.live));
  });
  container
    .bind(tokens.finders)
    .toDynamicValue(() =>
      cachedFinders(
        { vehicles: createVehicleDesk(call), families: createFamilyDesk(call), products: createProductDesk(call) },
        clock,
      ),
    );
  container.bind(tokens.customerConfiguration).toDynamicValue(() => createCustomerConfigurationDesk(call));
  container
    .bind(tokens.sellers)
    .toDynamicValue(({ get }) => createSellerKeeper(createSellersDesk(call), get(tokens.caller)));
  container.bind(tokens.credentials).toDynamicValue(() => createCredentialsDesk(call));
  container.bind(tokens.shopConfiguration).toDynamicValue(() => createShopConfigurationDesk(call));
  container.bind(tokens.customers).toDynamicValue(() => createCustomersDesk(call));
  container
    .bind(tokens.alert)
    .toDynamicValue(({ get }) => createAlertKeeper(createAlertDesk(call), get(tokens.caller), get(tokens.live)));
  container
    .bind(tokens.account)
    .toDynamicValue(({ get }) =>
      createAccountKeeper(createCurrentAccountDesk(call), get(tokens.caller), get(tokens.live)),
    );
  container.bind(tokens.documents).toDynamicValue(({ get }) => {
    const ports = { desk: createAccountManagementDesk(call), papers: createCurrentAccountDesk(call) };
    return createDocumentKeeper(ports, get(tokens.caller), get(tokens.live));
  });
  container.bind(tokens.priceLists).toDynamicValue(({ get }) => {
    const ports = { desk: createPriceListDesk(call, http), works: createPriceListWorks(call) };
    return createPriceListKeeper(ports, get(tokens.caller), get(tokens.live));
  });
  container
    .bind(tokens.announcing)
    .toDynamicValue(({ get }) =>
      createAnnouncing(createNewsManagementDesk(call), get(tokens.caller), get(tokens.live)),
    );
  container.bind(tokens.exclusions).toDynamicValue(() => createExclusionsDesk(call));
  container.bind(tokens.quickOrders).toDynamicValue(() => createQuickOrderDesk(call, http));
  container.bind(tokens.savedLists).toDynamicValue(() => createSavedListsDesk(call));
  container.bind(tokens.listKey).toDynamicValue(() => createIntentionKey(randomKey));
  container.bind(tokens.comparer).toDynamicValue(() => {
    const memory = createComparerMemory(inTab, `comparer ${caller.userName} ${caller.customerId ?? ''}`);
    return createActor(createComparerMachine(memory));
  });
  container.bind(tokens.intent).toDynamicValue(() => {
    // Another person's intention, or another company's, is not this one's.
    const key = `order-intent ${caller.customerId ?? ''}`;
    const memory = {
      read: () => inTab.read(key),
      write: (intent: string) => inTab.write(key, intent),
      remove: () => inTab.remove(key),
    };
    return createOrderIntent(memory, randomKey);
  });
  return container;
}

/** Puts together what the signed-in screens use. `stop` ends all of it. */
export function openDesks(front: Front, user: CurrentUser): Desks {
  const caller = callerOfUser(user);
  const container = bind(front, caller);
  const catalogue = container.get(tokens.catalogue);
  const orders = container.get(tokens.orders);
  const live = container.get(tokens.live);
  const cart = container.get(tokens.cartKeeper);
  const quoting = container.get(tokens.quoting);
  const claiming = container.get(tokens.claiming);
  const managing = container.get(tokens.managing);
  const promotions = container.get(tokens.promotions);
  const desksOfFinders = container.get(tokens.finders);
  const finders = createFinders(desksOfFinders, catalogue, caller);
  const productFinder = createProductFinder(catalogue, desksOfFinders.products, caller);
  const warranting = createWarranting(
    { desk: createWarrantyDesk(front.call), vehicles: desksOfFinders.vehicles, inTab: front.inTab, newKey: randomKey },
    caller,
  );
  const comparer = container.get(tokens.comparer);
  const alert = container.get(tokens.alert);
  const account = container.get(tokens.account);
  const documents = container.get(tokens.documents);
  const priceLists = container.get(tokens.priceLists);
  const announcing = container.get(tokens.announcing);
  const sellers = container.get(tokens.sellers);
  const customersDesk = container.get(tokens.customers);
  const customers = createWatchedAnswer(() => customersDesk.list(caller));

  const search = createActor(createQuestionMachine(catalogue.searchByText.bind(null, caller))).start();
  const suggestions = createActor(
    createSuggestionsMachine((text) => catalogue.autocompleteAllData(caller, text)),
  ).start();
  const history = createActor(createQuestionMachine((page: number) => orders.page(caller, page))).start();

  const forget = () => {
    catalogue.forget();
    desksOfFinders.forget();
    search.send({ type: 'again' });
    finders.again();
    quoting.reprice();
  };
  const configuration = createConfigurationKeeper(container.get(tokens.customerConfiguration), caller, live, () => {
    forget();
    cart.refresh();
  });

  const shopConfiguration = createShopKeeper(container.get(tokens.shopConfiguration), caller, live);

  live.start();
  comparer.start();
  // A link may break because the session was ended elsewhere: asking who this is finds out, and leaves if so.
  const brokenLinks = live.on('failed', () => void front.whoAmI(caller));
  const changes = changesOf(live, ...pricesMoved).subscribe(forget);
  const orderChanges = changesOf(live, 'OrdersChanged').subscribe(() => {
    history.send({ type: 'again' });
    // Each tells its last order.
    customers.outdate();
  });
  const quoteChanges = changesOf(live, 'QuotesChanged').subscribe(quoting.refresh);
  const claimChanges = changesOf(live, 'DemandsChanged').subscribe(() => {
    claiming.refresh();
    managing.refresh();
  });
  const warrantyChanges = changesOf(live, 'WarrantiesChanged').subscribe(warranting.list.outdate);
  cart.start();
  live.send({ type: 'connect', customerId: caller.customerId });

  return {
    user,
    caller,
    cart,
    orders,
    live,
    search,
    suggestions,
    history,
    quoting,
    claiming,
    managing,
    warranting,
    productFinder,
    promotions,
    finders,
    products: desksOfFinders.products,
    exclusions: container.get(tokens.exclusions),
    quickOrders: container.get(tokens.quickOrders),
    savedLists: container.get(tokens.savedLists),
    listKey: container.get(tokens.listKey),
    comparer,
    customers,
    credentials: container.get(tokens.credentials),
    sellers,
    alert,
    configuration,
    shopConfiguration,
    account,
    documents,
    priceLists,
    announcing,
    ask: (request) => void catalogue.searchByText(caller, request),
    forget,
    publicDesk: container.get(tokens.publicDesk),
    intent: container.get(tokens.intent),
    stop() {
      brokenLinks.unsubscribe();
      changes.unsubscribe();
      orderChanges.unsubscribe();
      quoteChanges.unsubscribe();
      claimChanges.unsubscribe();
      warrantyChanges.unsubscribe();
      cart.stop();
      quoting.stop();
      claiming.stop();
      managing.stop();
      warranting.stop();
      productFinder.stop();
      promotions.stop();
      finders.stop();
      comparer.stop();
      alert.stop();
      configuration.stop();
      shopConfiguration.stop();
      account.stop();
      documents.stop();
      priceLists.stop();
      announcing.stop();
      customers.stop();
      sellers.stop();
      live.send({ type: 'disconnect' });
      for (const actor of [search, suggestions, history, live]) actor.stop();
    },
  };
}
