import { Container, type ServiceIdentifier } from 'inversify';
import { createActor } from 'xstate';
import { createAlertDesk } from '#adapters/http/alert.ts';
import { type CachedCatalogue, cachedCatalogue } from '#adapters/http/cached-catalogue.ts';
import { type CachedFinders, cachedFinders } from '#adapters/http/cached-finders.ts';
import { createCartDesk } from '#adapters/http/cart.ts';
import { createCatalogueDesk } from '#adapters/http/catalogue.ts';
import { createExclusionsDesk } from '#adapters/http/exclusions.ts';
import { createFamilyDesk } from '#adapters/http/families.ts';
import { createFilesDesk } from '#adapters/http/files.ts';
import { createNewsDesk } from '#adapters/http/news.ts';
import { createOffersDesk } from '#adapters/http/offers.ts';
import { createOrderDesk } from '#adapters/http/orders.ts';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createProductDesk } from '#adapters/http/products.ts';
import { createPublicDesk } from '#adapters/http/public.ts';
import { createQuickOrderDesk } from '#adapters/http/quick-order.ts';
import { createQuoteDesk } from '#adapters/http/quotes.ts';
import { createSavedListsDesk } from '#adapters/http/saved-lists.ts';
import { createSavedSearchesService } from '#adapters/http/saved-searches.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { createVehicleDesk } from '#adapters/http/vehicles.ts';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createComparerMemory } from '#adapters/storage/comparer-memory.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CartDesk } from '#core/cart/cart-desk.ts';
import type { ExclusionsDesk } from '#core/catalogue/exclusions-desk.ts';
import type { SearchExportService } from '#core/catalogue/search-export.ts';
import { type ComparerActor, createComparerMachine } from '#core/comparer/comparer.machine.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.ts';
import type { PublicDesk } from '#core/distributor/public-desk.ts';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import { createLiveMachine, type LiveActor } from '#core/live/live.machine.ts';
import type { LiveConnection } from '#core/live/live-connection.port.ts';
import type { RemoteOrderDesk } from '#core/orders/order-desk.ts';
import { createOrderIntent, type OrderIntent } from '#core/orders/order-intent.ts';
import type { QuickOrderDesk } from '#core/quick-order/quick-order-desk.ts';
import type { SavedListsDesk } from '#core/saved-lists/saved-lists-desk.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session-desk.ts';
import { createOfferLoader } from '#web/search-box/offers.ts';
import { type AlertKeeper, createAlertKeeper } from './alert/alert-keeper.ts';
import { type CartKeeper, createCartKeeper } from './cart/cart-keeper.ts';
import type { Desks } from './desks.ts';
import { createFinders } from './finders.ts';
import type { Front } from './front.ts';
import { createPromotions, type Promotions } from './offers/promotions.ts';
import { createOffice } from './office.ts';
import { createIntentionKey, type IntentionKey } from './parts/intention-key.ts';
import { createQuestionMachine } from './parts/question.machine.ts';
import { createQuoting, type Quoting } from './quotes/quoting.ts';
import { createSavedSearchStore, type SavedSearchStore } from './saved-searches/saved-search-store.ts';
import { createSuggestionsMachine } from './search-box/suggestions.machine.ts';

const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

const tokens = {
  caller: token<Caller>('caller'),
  catalogue: token<CachedCatalogue>('catalogue'),
  cart: token<CartDesk>('cart'),
  orders: token<RemoteOrderDesk>('orders'),
  publicDesk: token<PublicDesk>('public'),
  connection: token<LiveConnection>('connection'),
  live: token<LiveActor>('live'),
  cartKeeper: token<CartKeeper>('cart-keeper'),
  intent: token<OrderIntent>('order-intent'),
  quoting: token<Quoting>('quoting'),
  promotions: token<Promotions>('promotions'),
  finders: token<CachedFinders>('finders'),
  exclusions: token<ExclusionsDesk>('exclusions'),
  ownPassword: token<OwnPasswordService>('own-password'),
  quickOrders: token<QuickOrderDesk>('quick-orders'),
  savedLists: token<SavedListsDesk>('saved-lists'),
  searchExport: token<SearchExportService>('search-export'),
  savedSearches: token<SavedSearchStore>('saved-searches'),
  listKey: token<IntentionKey>('list-key'),
  comparer: token<ComparerActor>('comparer'),
  alert: token<AlertKeeper>('alert'),
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
  container
    .bind(tokens.alert)
    .toDynamicValue(({ get }) => createAlertKeeper(createAlertDesk(call), get(tokens.caller), get(tokens.live)));
  container.bind(tokens.exclusions).toDynamicValue(() => createExclusionsDesk(call));
  container.bind(tokens.ownPassword).toDynamicValue(() => createOwnPasswordService(call));
  container.bind(tokens.quickOrders).toDynamicValue(() => createQuickOrderDesk(call, http));
  container.bind(tokens.savedLists).toDynamicValue(() => createSavedListsDesk(call));
  container
    .bind(tokens.savedSearches)
    .toDynamicValue(({ get }) =>
      createSavedSearchStore(createSavedSearchesService(call), get(tokens.caller), get(tokens.live)),
    );
  container.bind(tokens.searchExport).toDynamicValue(() => createSearchExportService(http));
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
  const promotions = container.get(tokens.promotions);
  const desksOfFinders = container.get(tokens.finders);
  const finders = createFinders(desksOfFinders, catalogue, caller);
  const comparer = container.get(tokens.comparer);
  const alert = container.get(tokens.alert);
  const savedSearches = container.get(tokens.savedSearches);

  const search = createActor(createQuestionMachine(catalogue.searchByText.bind(null, caller))).start();
  const suggestions = createActor(createSuggestionsMachine(createOfferLoader(catalogue, caller))).start();
  const history = createActor(createQuestionMachine((page: number) => orders.page(caller, page))).start();

  const forget = () => {
    catalogue.forget();
    desksOfFinders.forget();
    search.send({ type: 'again' });
    finders.again();
    quoting.reprice();
  };
  const office = createOffice({
    front,
    caller,
    live,
    catalogue,
    finders: desksOfFinders,
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
  const orderChanges = changesOf(live, 'OrdersChanged').subscribe(() => history.send({ type: 'again' }));
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
    search,
    suggestions,
    history,
    quoting,
    promotions,
    finders,
    products: desksOfFinders.products,
    exclusions: container.get(tokens.exclusions),
    ownPassword: container.get(tokens.ownPassword),
    quickOrders: container.get(tokens.quickOrders),
    savedLists: container.get(tokens.savedLists),
    savedSearches,
    searchExport: container.get(tokens.searchExport),
    listKey: container.get(tokens.listKey),
    comparer,
    alert,
    ask: (request) => void catalogue.searchByText(caller, request),
    forget,
    publicDesk: container.get(tokens.publicDesk),
    intent: container.get(tokens.intent),
    stop() {
      brokenLinks.unsubscribe();
      changes.unsubscribe();
      orderChanges.unsubscribe();
      quoteChanges.unsubscribe();
      office.stop();
      cart.stop();
      quoting.stop();
      promotions.stop();
      finders.stop();
      comparer.stop();
      alert.stop();
      savedSearches.stop();
      live.send({ type: 'disconnect' });
      for (const actor of [search, suggestions, history, live]) actor.stop();
    },
  };
}
