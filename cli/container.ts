import { Container, type ServiceIdentifier } from 'inversify';
import { createActor } from 'xstate';
import { createLoginFile } from '#adapters/credentials/login-file.ts';
import { createBackupService } from '#adapters/http/backups.ts';
import { createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createCartService } from '#adapters/http/cart.ts';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { createImportService } from '#adapters/http/imports.ts';
import { createOrderManagementService } from '#adapters/http/order-management.ts';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { createQuickOrderService } from '#adapters/http/quick-order.ts';
import { createQuoteService } from '#adapters/http/quotes.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { createServerProbe, type ServerHealth } from '#adapters/http/server-probe.ts';
import { createSessionService } from '#adapters/http/session.ts';
import type { Trouble } from '#adapters/http/trouble.ts';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createTransport } from '#adapters/undici/transport.ts';
import type { BackupService } from '#core/backups/backup.service.ts';
import type { CartService } from '#core/cart/cart.service.ts';
import type { CatalogueService } from '#core/catalogue/catalogue.service.ts';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import type { SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import type { ClaimManagementService, RemoteClaimService } from '#core/claims/claim.service.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.service.ts';
import type { CurrentAccountService } from '#core/current-account/current-account.service.ts';
import { createLiveMachine, type LiveActor } from '#core/live/live.machine.ts';
import type { OrderManagementService } from '#core/orders/order.service.ts';
import type { PriceListMakingService, PriceListService } from '#core/price-lists/price-list.service.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import type { QuoteService } from '#core/quotes/quote.service.ts';
import type { LoginStore } from '#core/session/login-store.port.ts';
import { createSessionMachine, type SessionActor } from '#core/session/session.machine.ts';
import { isValidLogin, type SessionService } from '#core/session/session.service.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { RemoteWarrantyService, WarrantyManagementService } from '#core/warranties/warranty.service.ts';
import type { CliSettings } from './settings.ts';

/** What it stands for is only for the types. */
type Token<Thing> = ServiceIdentifier<Thing> & { readonly made?: Thing };
const token = <Thing>(name: string): Token<Thing> => Symbol(name) as unknown as Token<Thing>;

const tokens = {
  logins: token<LoginStore>('logins'),
  sessionService: token<SessionService>('session-service'),
  session: token<SessionActor>('session'),
  catalogue: token<CatalogueService>('catalogue'),
  searchExport: token<SearchExportService>('search-export'),
  orders: token<OrderManagementService>('orders'),
  imports: token<ImportService>('imports'),
  ownPassword: token<OwnPasswordService>('own-password'),
  quickOrders: token<QuickOrderService>('quick-orders'),
  cart: token<CartService>('cart'),
  quotes: token<QuoteService>('quotes'),
  account: token<CurrentAccountService>('account'),
  priceLists: token<PriceListService>('price-lists'),
  priceListMaking: token<PriceListMakingService>('price-list-making'),
  claims: token<RemoteClaimService>('claims'),
  claimManagement: token<ClaimManagementService>('claim-management'),
  warranties: token<RemoteWarrantyService>('warranties'),
  warrantyManagement: token<WarrantyManagementService>('warranty-management'),
  backups: token<BackupService>('backups'),
  live: token<LiveActor>('live'),
  probe: token<() => Promise<ServerHealth>>('probe'),
};

type Tokens = typeof tokens;

/** What commands work with, each made when it is first asked for; `session` and `live` are started then. */
export type Services = { readonly [Name in keyof Tokens]: NonNullable<Tokens[Name]['made']> } & {
  /** The id that the server gave the last call, if it refused it. */
  requestId(): string | null;
  /** What the last call met besides an answer, if it did. */
  trouble(): Trouble | null;
  stop(): void;
};

/** The one place of the terminal that knows which adapter stands behind each port. */
export function openServices(settings: CliSettings, clock: Clock, interrupted: AbortSignal): Services {
  const container = new Container({ defaultScope: 'Singleton' });
  const started: { stop(): void }[] = [];
  let requestId: string | null = null;
  let trouble: Trouble | null = null;
  const transport = createTransport(settings.proxies);

  const sessionToken = (): string | null => {
    const login = container.get(tokens.logins).read();
    return isValidLogin(login, clock.now()) ? login.token : null;
  };
  const http: HttpSettings = {
    baseUrl: settings.server,
    token: sessionToken,
    fetch: transport.fetch,
    // Whoever waits sees that it goes on, and has Ctrl-C: no limit is right for every catalogue and every line.
    longCallMs: null,
    givenUp: interrupted,
    troubled: (met) => {
      trouble = met;
    },
    answered: (answer) => {
      requestId = answer === null || answer.ok ? null : answer.headers.get('x-request-id');
    },
  };
  const call = createCall(http);

  container.bind(tokens.logins).toConstantValue(createLoginFile(settings.directory, settings.server));
  container.bind(tokens.sessionService).toConstantValue(createSessionService(call));
  container.bind(tokens.session).toDynamicValue(({ get }) => {
    const session = createActor(
      createSessionMachine({ service: get(tokens.sessionService), logins: get(tokens.logins), clock }),
    );
    started.push(session);
    // It looks at once at the login that is kept.
    return session.start();
  });
  container.bind(tokens.catalogue).toDynamicValue(() => createCatalogueService(call));
  container.bind(tokens.searchExport).toDynamicValue(() => createSearchExportService(http));
  container.bind(tokens.orders).toDynamicValue(() => createOrderManagementService(call));
  container.bind(tokens.imports).toDynamicValue(() => createImportService(call, http));
  container.bind(tokens.ownPassword).toDynamicValue(() => createOwnPasswordService(call));
  container.bind(tokens.quickOrders).toDynamicValue(() => createQuickOrderService(call, http));
  container.bind(tokens.cart).toDynamicValue(() => createCartService(call));
  container.bind(tokens.quotes).toDynamicValue(() => createQuoteService(call));
  container.bind(tokens.account).toDynamicValue(() => createCurrentAccountService(call));
  container.bind(tokens.priceLists).toDynamicValue(() => createPriceListService(call, http));
  container.bind(tokens.priceListMaking).toDynamicValue(() => createPriceListMakingService(call));
  container.bind(tokens.claims).toDynamicValue(() => createClaimService(call));
  container.bind(tokens.claimManagement).toDynamicValue(() => createClaimManagementService(call));
  container.bind(tokens.warranties).toDynamicValue(() => createWarrantyService(call));
  container.bind(tokens.warrantyManagement).toDynamicValue(() => createWarrantyManagementService(call));
  container.bind(tokens.backups).toDynamicValue(() => createBackupService(call, http));
  container.bind(tokens.probe).toDynamicValue(() => createServerProbe(call));
  container.bind(tokens.live).toDynamicValue(() => {
    const connection = createSignalrConnection({
      url: `${settings.server}/hubs/portal`,
      token: () => sessionToken() ?? '',
      through: transport.hub,
    });
    const live = createActor(createLiveMachine(connection));
    started.push(live);
    return live.start();
  });

  const lazily = Object.entries(tokens).map(([name, token]) => [
    name,
    { enumerable: true, get: () => container.get<unknown>(token) },
  ]);
  const own: Pick<Services, 'requestId' | 'trouble' | 'stop'> = {
    requestId: () => requestId,
    trouble: () => trouble,
    stop() {
      for (const actor of started) actor.stop();
      transport.close();
    },
  };
  return Object.defineProperties(own, Object.fromEntries(lazily)) as Services;
}
