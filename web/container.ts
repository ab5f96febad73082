import { Container, type ServiceIdentifier } from 'inversify';
import { createActor } from 'xstate';
import { createAlertService } from '#adapters/http/alert.ts';
import { createCartService } from '#adapters/http/cart.ts';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { createExclusionService } from '#adapters/http/exclusions.ts';
import { createFamilyService } from '#adapters/http/families.ts';
import { createFileService } from '#adapters/http/files.ts';
import { createNewsService } from '#adapters/http/news.ts';
import { createOfferService } from '#adapters/http/offers.ts';
import { createOrderService } from '#adapters/http/orders.ts';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createProductService } from '#adapters/http/products.ts';
import { createPublicService } from '#adapters/http/public.ts';
import { createQuickOrderService } from '#adapters/http/quick-order.ts';
import { createQuoteService } from '#adapters/http/quotes.ts';
import { createSavedListService } from '#adapters/http/saved-lists.ts';
import { createSavedSearchService } from '#adapters/http/saved-searches.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { createVehicleService } from '#adapters/http/vehicles.ts';
import { createComparerMemory } from '#adapters/storage/comparer-memory.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CartService } from '#core/cart/cart.service.ts';
import type { SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import { type ComparerActor, createComparerMachine } from '#core/comparer/comparer.machine.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.service.ts';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import { createLiveMachine, type LiveActor } from '#core/live/live.machine.ts';
import type { LiveConnection } from '#core/live/live-connection.port.ts';
import type { RemoteOrderService } from '#core/orders/order.service.ts';
import { createOrderIntent, type OrderIntent } from '#core/orders/order-intent.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { createOfferLoader } from '#web/search-box/offers.ts';
import { type AlertQueries, createAlertQueries } from './alert/alert-queries.ts';
import { type CartStore, createCartStore } from './cart/cart-store.ts';
import { type CatalogueQueries, createCatalogueQueries } from './catalogue-queries.ts';
import { createExclusionQueries } from './exclusions/exclusion-queries.ts';
import type { Front } from './front.ts';
import { createPromotionQueries, type PromotionQueries } from './offers/promotion-queries.ts';
import { createOffice } from './office.ts';
import { createQuoting, type Quoting } from './quotes/quoting.ts';
import { createSavedListQueries, type SavedListQueries } from './saved-lists/saved-list-queries.ts';
import { createSavedSearchQueries, type SavedSearchQueries } from './saved-searches/saved-search-queries.ts';
import { createSuggestionsMachine } from './search-box/suggestions.machine.ts';
import type { Services } from './services.ts';
import { lateConnection } from './shell/late-connection.ts';
import { createPublicQueries, type PublicQueries } from './shell/public-queries.ts';
import { createServiceQueries, type ServiceQueries } from './state/query-client.ts';

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

const tokens = {
  caller: token<Caller>('caller'),
  catalogue: token<CatalogueQueries>('catalogue'),
  cart: token<CartService>('cart'),
  orders: token<RemoteOrderService>('orders'),
  publicQueries: token<PublicQueries>('public'),
  connection: token<LiveConnection>('connection'),
  live: token<LiveActor>('live'),
  cartStore: token<CartStore>('cart-store'),
  intent: token<OrderIntent>('order-intent'),
  quoting: token<Quoting>('quoting'),
  promotions: token<PromotionQueries>('promotions'),
  ownPassword: token<OwnPasswordService>('own-password'),
  quickOrders: token<QuickOrderService>('quick-orders'),
  savedLists: token<SavedListQueries>('saved-lists'),
  searchExport: token<SearchExportService>('search-export'),
  savedSearches: token<SavedSearchQueries>('saved-searches'),
  comparer: token<ComparerActor>('comparer'),
  alert: token<AlertQueries>('alert'),
  queries: token<ServiceQueries>('queries'),
};

/** 128 random bits. Unlike randomUUID it is there without https too, as in a shop's own network. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The one place that knows which adapter stands behind each port of somebody who is signed in. */
function bind(front: Front, caller: Caller): Container {
  const { call, http, settings, session, inTab } = front;
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.caller).toConstantValue(caller);
  container.bind(tokens.queries).toDynamicValue(() => createServiceQueries());
  container.bind(tokens.catalogue).toDynamicValue(({ get }) => {
    const services = {
      catalogue: createCatalogueService(call),
      vehicles: createVehicleService(call),
      families: createFamilyService(call),
      products: createProductService(call),
    };
    return createCatalogueQueries(services, get(tokens.caller), get(tokens.queries));
  });
  container.bind(tokens.cart).toDynamicValue(() => createCartService(call));
  container.bind(tokens.orders).toDynamicValue(() => createOrderService(call));
  container
    .bind(tokens.publicQueries)
    .toDynamicValue(({ get }) =>
      createPublicQueries(createPublicService(call), front.kept, get(tokens.live), get(tokens.queries)),
    );
  container.bind(tokens.connection).toDynamicValue(() =>
    lateConnection(async () => {
      const { createSignalrConnection } = await import('#adapters/signalr/signalr-connection.ts');
      return createSignalrConnection({
        url: `${settings.apiBaseUrl}/hubs/portal`,
        token: () => session.getSnapshot().context.login?.token ?? '',
      });
    }),
  );
  container.bind(tokens.live).toDynamicValue(({ get }) => createActor(createLiveMachine(get(tokens.connection))));
  container
    .bind(tokens.cartStore)
    .toDynamicValue(({ get }) =>
      createCartStore(get(tokens.cart), get(tokens.caller), get(tokens.live), get(tokens.queries)),
    );
  container
    .bind(tokens.quoting)
    .toDynamicValue(({ get }) =>
      createQuoting(createQuoteService(call), get(tokens.caller), inTab, randomKey, get(tokens.queries)),
    );
  container.bind(tokens.promotions).toDynamicValue(({ get }) => {
    const ports = { offers: createOfferService(call), news: createNewsService(call), files: createFileService(call) };
    return createPromotionQueries(ports, get(tokens.caller), get(tokens.live), get(tokens.queries));
  });
  container
    .bind(tokens.alert)
    .toDynamicValue(({ get }) =>
      createAlertQueries(createAlertService(call), get(tokens.caller), get(tokens.live), get(tokens.queries)),
    );
  container.bind(tokens.ownPassword).toDynamicValue(() => createOwnPasswordService(call));
  container.bind(tokens.quickOrders).toDynamicValue(() => createQuickOrderService(call, http));
  container
    .bind(tokens.savedLists)
    .toDynamicValue(({ get }) =>
      createSavedListQueries(
        createSavedListService(call),
        get(tokens.caller),
        get(tokens.live),
        get(tokens.queries),
        randomKey,
      ),
    );
  container
    .bind(tokens.savedSearches)
    .toDynamicValue(({ get }) =>
      createSavedSearchQueries(
        createSavedSearchService(call),
        get(tokens.caller),
        get(tokens.live),
        get(tokens.queries),
      ),
    );
  container.bind(tokens.searchExport).toDynamicValue(() => createSearchExportService(http));
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
export function openServices(front: Front, user: CurrentUser): Services {
  const caller = callerOfUser(user);
  const container = bind(front, caller);
  const catalogue = container.get(tokens.catalogue);
  const orders = container.get(tokens.orders);
  const live = container.get(tokens.live);
  const queries = container.get(tokens.queries);
  const cart = container.get(tokens.cartStore);
  const quoting = container.get(tokens.quoting);
  const promotions = container.get(tokens.promotions);
  const comparer = container.get(tokens.comparer);
  const alert = container.get(tokens.alert);
  const savedSearches = container.get(tokens.savedSearches);
  const savedLists = container.get(tokens.savedLists);
  const publicQueries = container.get(tokens.publicQueries);

  const suggestions = createActor(createSuggestionsMachine(createOfferLoader(catalogue))).start();
  const history = queries.define('orders', (page: number) => orders.page(caller, page), { staleTime: 0 });

  const forget = () => {
    catalogue.outdate();
    quoting.reprice();
  };
  const office = createOffice({
    front,
    caller,
    live,
    queries,
    catalogue,
    newKey: randomKey,
    repriced() {
      forget();
      cart.refresh();
    },
  });

  live.start();
  comparer.start();
  // A link may break because the session was ended elsewhere: asking who this is finds out, and leaves if so.
  const brokenLinks = live.on('failed', () => void front.whoAmI(caller));
  const changes = changesOf(live, ...pricesMoved).subscribe(forget);
  const orderChanges = changesOf(live, 'OrdersChanged').subscribe(history.outdate);
  const quoteChanges = changesOf(live, 'QuotesChanged').subscribe(quoting.refresh);
  cart.start();
  live.send({ type: 'connect', customerId: caller.customerId });

  return {
    ...office,
    user,
    caller,
    cart,
    orders,
    live,
    suggestions,
    history,
    quoting,
    promotions,
    catalogue,
    exclusions: createExclusionQueries(createExclusionService(front.call), caller, queries, forget),
    ownPassword: container.get(tokens.ownPassword),
    quickOrders: container.get(tokens.quickOrders),
    savedLists,
    savedSearches,
    searchExport: container.get(tokens.searchExport),
    comparer,
    alert,
    forget,
    publicQueries,
    intent: container.get(tokens.intent),
    stop() {
      brokenLinks.unsubscribe();
      changes.unsubscribe();
      orderChanges.unsubscribe();
      quoteChanges.unsubscribe();
      office.stop();
      queries.stop();
      cart.stop();
      promotions.stop();
      comparer.stop();
      alert.stop();
      savedSearches.stop();
      savedLists.stop();
      publicQueries.stop();
      live.send({ type: 'disconnect' });
      for (const actor of [suggestions, live]) actor.stop();
    },
  };
}
