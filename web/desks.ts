import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { CatalogueFailure, TextSearch, TextSearchPage } from '#core/catalogue/catalogue-desk.ts';
import type { ExclusionsDesk } from '#core/catalogue/exclusions-desk.ts';
import type { ProductDesk } from '#core/catalogue/product-desk.ts';
import type { SearchExportService } from '#core/catalogue/search-export.ts';
import type { ComparerActor } from '#core/comparer/comparer.machine.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.ts';
import type { PublicDesk } from '#core/distributor/public-desk.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderFailure, OrderPage, RemoteOrderDesk } from '#core/orders/order-desk.ts';
import type { OrderIntent } from '#core/orders/order-intent.ts';
import type { QuickOrderDesk } from '#core/quick-order/quick-order-desk.ts';
import type { SavedListsDesk } from '#core/saved-lists/saved-lists-desk.ts';
import type { CurrentUser } from '#core/session/session-desk.ts';
import type { AlertKeeper } from './alert/alert-keeper.ts';
import type { CartKeeper } from './cart/cart-keeper.ts';
import type { Finders } from './finders.ts';
import type { Promotions } from './offers/promotions.ts';
import type { Office } from './office.ts';
import type { IntentionKey } from './parts/intention-key.ts';
import type { QuestionActor } from './parts/question.machine.ts';
import type { Quoting } from './quotes/quoting.ts';
import type { SavedSearchStore } from './saved-searches/saved-search-store.ts';
import type { Offer } from './search-box/offers.ts';
import type { createSuggestionsMachine } from './search-box/suggestions.machine.ts';

/** What the screens of somebody who is signed in work with. It lives outside React, from sign-in to sign-out. */
export interface Desks extends Office {
  readonly user: CurrentUser;
  readonly caller: Caller;
  readonly cart: CartKeeper;
  readonly orders: RemoteOrderDesk;
  readonly quoting: Quoting;
  readonly promotions: Promotions;
  readonly finders: Finders;
  readonly products: ProductDesk;
  readonly exclusions: ExclusionsDesk;
  readonly ownPassword: OwnPasswordService;
  readonly quickOrders: QuickOrderDesk;
  readonly savedLists: SavedListsDesk;
  readonly savedSearches: SavedSearchStore;
  readonly searchExport: SearchExportService;
  /** Of the list that is being kept. */
  readonly listKey: IntentionKey;
  readonly comparer: ComparerActor;
  readonly alert: AlertKeeper;
  /** Asks a search ahead of its screen, which finds the answer there. */
  ask(request: TextSearch): void;
  /** What was found so far no longer holds: it is asked anew. */
  forget(): void;
  readonly publicDesk: PublicDesk;
  readonly live: LiveActor;
  readonly intent: OrderIntent;
  readonly search: QuestionActor<TextSearch, TextSearchPage, CatalogueFailure>;
  readonly suggestions: ActorRefFrom<ReturnType<typeof createSuggestionsMachine<Offer>>>;
  readonly history: QuestionActor<number, OrderPage<Order>, OrderFailure>;
  stop(): void;
}

const DesksContext = createContext<Desks | null>(null);

export const DesksProvider = DesksContext.Provider;

export const useDesks = (): Desks => {
  const desks = useContext(DesksContext);
  if (desks === null) throw new Error('outside of DesksProvider');
  return desks;
};
