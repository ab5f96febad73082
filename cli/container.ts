import { Container, type ServiceIdentifier } from 'inversify';
import { createActor } from 'xstate';
import { createLoginFile } from '#adapters/credentials/login-file.ts';
import { createBackupDesk } from '#adapters/http/backups.ts';
import { createCall, type HttpSettings } from '#adapters/http/call.ts';
import { createCartDesk } from '#adapters/http/cart.ts';
import { createCatalogueDesk } from '#adapters/http/catalogue.ts';
import { createClaimManagementDesk } from '#adapters/http/claim-management.ts';
import { createClaimDesk } from '#adapters/http/claims.ts';
import { createCurrentAccountDesk } from '#adapters/http/current-account.ts';
import { createImportDesk } from '#adapters/http/imports.ts';
import { createOrderManagementDesk } from '#adapters/http/order-management.ts';
import { createOwnPasswordService } from '#adapters/http/own-password.ts';
import { createPriceListDesk, createPriceListWorks } from '#adapters/http/price-lists.ts';
import { createQuickOrderDesk } from '#adapters/http/quick-order.ts';
import { createQuoteDesk } from '#adapters/http/quotes.ts';
import { createSearchExportService } from '#adapters/http/search-export.ts';
import { createServerProbe, type ServerHealth } from '#adapters/http/server-probe.ts';
import { createSessionDesk } from '#adapters/http/session.ts';
import type { Trouble } from '#adapters/http/trouble.ts';
import { createWarrantyDesk, createWarrantyManagementDesk } from '#adapters/http/warranties.ts';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import { createTransport } from '#adapters/undici/transport.ts';
import type { BackupDesk } from '#core/backups/backup-desk.ts';
import type { CartDesk } from '#core/cart/cart-desk.ts';
import type { CatalogueDesk } from '#core/catalogue/catalogue-desk.ts';
import type { ImportDesk } from '#core/catalogue/import/import-desk.ts';
import type { SearchExportService } from '#core/catalogue/search-export.ts';
import type { ClaimManagementDesk, RemoteClaimDesk } from '#core/claims/claim-desk.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.ts';
import type { CurrentAccountDesk } from '#core/current-account/current-account-desk.ts';
import { createLiveMachine, type LiveActor } from '#core/live/live.machine.ts';
import type { OrderManagementDesk } from '#core/orders/order-desk.ts';
import type { PriceListDesk, PriceListWorks } from '#core/price-lists/price-list-desk.ts';
import type { QuickOrderDesk } from '#core/quick-order/quick-order-desk.ts';
import type { QuoteDesk } from '#core/quotes/quote-desk.ts';
import type { LoginStore } from '#core/session/login-store.port.ts';
import { createSessionMachine, type SessionActor } from '#core/session/session.machine.ts';
import { isValidLogin, type SessionDesk } from '#core/session/session-desk.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { RemoteWarrantyDesk, WarrantyManagementDesk } from '#core/warranties/warranty-desk.ts';
import type { CliSettings } from './settings.ts';

/** What it stands for is only for the types. */
type Token<Thing> = ServiceIdentifier<Thing> & { readonly made?: Thing };
const token = <Thing>(name: string): Token<Thing> => Symbol(name) as unknown as Token<Thing>;

const tokens = {
  logins: token<LoginStore>('logins'),
  sessionDesk: token<SessionDesk>('session-desk'),
  session: token<SessionActor>('session'),
  catalogue: token<CatalogueDesk>('catalogue'),
  searchExport: token<SearchExportService>('search-export'),
  orders: token<OrderManagementDesk>('orders'),
  imports: token<ImportDesk>('imports'),
  ownPassword: token<OwnPasswordService>('own-password'),
  quickOrders: token<QuickOrderDesk>('quick-orders'),
  cart: token<CartDesk>('cart'),
  quotes: token<QuoteDesk>('quotes'),
  account: token<CurrentAccountDesk>('account'),
  priceLists: token<PriceListDesk>('price-lists'),
  priceListWorks: token<PriceListWorks>('price-list-works'),
  claims: token<RemoteClaimDesk>('claims'),
  claimManagement: token<ClaimManagementDesk>('claim-management'),
  warranties: token<RemoteWarrantyDesk>('warranties'),
  warrantyManagement: token<WarrantyManagementDesk>('warranty-management'),
  backups: token<BackupDesk>('backups'),
  live: token<LiveActor>('live'),
  probe: token<() => Promise<ServerHealth>>('probe'),
};

type Tokens = typeof tokens;

/** What commands work with, each made when it is first asked for; `session` and `live` are started then. */
export type Desks = { readonly [Name in keyof Tokens]: NonNullable<Tokens[Name]['made']> } & {
  /** The id that the server gave the last call, if it refused it. */
  requestId(): string | null;
  /** What the last call met besides an answer, if it did. */
  trouble(): Trouble | null;
  stop(): void;
};

/** The one place of the terminal that knows which adapter stands behind each port. */
export function openDesks(settings: CliSettings, clock: Clock, interrupted: AbortSignal): Desks {
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
  container.bind(tokens.sessionDesk).toConstantValue(createSessionDesk(call));
  container.bind(tokens.session).toDynamicValue(({ get }) => {
    const session = createActor(
      createSessionMachine({ desk: get(tokens.sessionDesk), logins: get(tokens.logins), clock }),
    );
    started.push(session);
    // It looks at once at the login that is kept.
    return session.start();
  });
  container.bind(tokens.catalogue).toDynamicValue(() => createCatalogueDesk(call));
  container.bind(tokens.searchExport).toDynamicValue(() => createSearchExportService(http));
  container.bind(tokens.orders).toDynamicValue(() => createOrderManagementDesk(call));
  container.bind(tokens.imports).toDynamicValue(() => createImportDesk(call, http));
  container.bind(tokens.ownPassword).toDynamicValue(() => createOwnPasswordService(call));
  container.bind(tokens.quickOrders).toDynamicValue(() => createQuickOrderDesk(call, http));
  container.bind(tokens.cart).toDynamicValue(() => createCartDesk(call));
  container.bind(tokens.quotes).toDynamicValue(() => createQuoteDesk(call));
  container.bind(tokens.account).toDynamicValue(() => createCurrentAccountDesk(call));
  container.bind(tokens.priceLists).toDynamicValue(() => createPriceListDesk(call, http));
  container.bind(tokens.priceListWorks).toDynamicValue(() => createPriceListWorks(call));
  container.bind(tokens.claims).toDynamicValue(() => createClaimDesk(call));
  container.bind(tokens.claimManagement).toDynamicValue(() => createClaimManagementDesk(call));
  container.bind(tokens.warranties).toDynamicValue(() => createWarrantyDesk(call));
  container.bind(tokens.warrantyManagement).toDynamicValue(() => createWarrantyManagementDesk(call));
  container.bind(tokens.backups).toDynamicValue(() => createBackupDesk(call, http));
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
  const own: Pick<Desks, 'requestId' | 'trouble' | 'stop'> = {
    requestId: () => requestId,
    trouble: () => trouble,
    stop() {
      for (const actor of started) actor.stop();
      transport.close();
    },
  };
  return Object.defineProperties(own, Object.fromEntries(lazily)) as Desks;
}
