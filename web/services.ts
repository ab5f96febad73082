import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import type { ComparerActor } from '#core/comparer/comparer.machine.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.service.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { OrderFailure, OrderPage, RemoteOrderService } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderIntent } from '#core/orders/order-intent.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import type { AlertQueries } from './alert/alert-queries.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { CatalogueQueries } from './catalogue-queries.ts';
import type { ExclusionQueries } from './exclusions/exclusion-queries.ts';
import type { PromotionQueries } from './offers/promotion-queries.ts';
import type { Office } from './office.ts';
import type { Quoting } from './quotes/quoting.ts';
import type { SavedListQueries } from './saved-lists/saved-list-queries.ts';
import type { SavedSearchQueries } from './saved-searches/saved-search-queries.ts';
import type { Offer } from './search-box/offers.ts';
import type { createSuggestionsMachine } from './search-box/suggestions.machine.ts';
import type { PublicQueries } from './shell/public-queries.ts';
import type { ServiceQuery } from './state/query-client.ts';

/** What the screens of somebody who is signed in work with. It lives outside React, from sign-in to sign-out. */
export interface Services extends Office {
  readonly user: CurrentUser;
  readonly caller: Caller;
  readonly cart: CartStore;
  readonly orders: RemoteOrderService;
  readonly quoting: Quoting;
  readonly promotions: PromotionQueries;
  readonly catalogue: CatalogueQueries;
  readonly exclusions: ExclusionQueries;
  readonly ownPassword: OwnPasswordService;
  readonly quickOrders: QuickOrderService;
  readonly savedLists: SavedListQueries;
  readonly savedSearches: SavedSearchQueries;
  readonly searchExport: SearchExportService;
  readonly comparer: ComparerActor;
  readonly alert: AlertQueries;
  /** What was found so far no longer holds: it is asked anew. */
  forget(): void;
  readonly publicQueries: PublicQueries;
  readonly live: LiveActor;
  readonly intent: OrderIntent;
  readonly suggestions: ActorRefFrom<ReturnType<typeof createSuggestionsMachine<Offer>>>;
  readonly history: ServiceQuery<number, OrderPage<Order>, OrderFailure>;
  stop(): void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('outside of ServicesProvider');
  return services;
};
