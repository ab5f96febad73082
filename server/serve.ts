import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Container } from 'inversify';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { priceListsPath, sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import { readHomeFacts } from '#core/distributor/home-facts.ts';
import { maxUnpackedBytes } from '#core/imports/sheet-sizes.ts';
import type { AnswerWriters } from './answers/write-answers.ts';
import { createApp } from './app.ts';
import { parts } from './container.ts';
import { startUpkeep } from './database-upkeep.ts';
import { watchDatabase, watchTimes } from './database-watch.ts';
import { diskTrouble, neededBytes } from './disk-space.ts';
import { sendAway } from './error-handler.ts';
import type { FailureLog } from './failure-log.ts';
import { createGuard } from './guard.ts';
import { admitTo, memberOf } from './hub/admit-to.ts';
import { registerHub } from './hub/hub.ts';
import type { Installation } from './installation.ts';
import { isOfTheApi } from './is-of-the-api.ts';
import { registerMetrics } from './metrics.ts';
import { watchCalls } from './open-calls.ts';
import { sendProblem } from './problems.ts';
import { collectWhenQuiet } from './quiet-watch.ts';
import { accountAgeingRoutes } from './routes/account-ageing.routes.ts';
import { accountDocumentRoutes } from './routes/account-documents.routes.ts';
import { actingRoutes } from './routes/acting.routes.ts';
import { activityRoutes } from './routes/activity.routes.ts';
import { adminFilesRoutes } from './routes/admin-files.routes.ts';
import { alertRoutes } from './routes/alert.routes.ts';
import { allSheetRoutes } from './routes/all-sheet-routes.ts';
import type { App } from './routes/app.ts';
import { backupRoutes } from './routes/backups.routes.ts';
import { brandBoardRoutes } from './routes/brand-board.routes.ts';
import { cartRoutes } from './routes/cart.routes.ts';
import { caseMessageRoutes } from './routes/case-messages.routes.ts';
import { catalogueRoutes } from './routes/catalogue.routes.ts';
import { catalogueExportRoutes } from './routes/catalogue-export.routes.ts';
import { catalogueNameRoutes } from './routes/catalogue-names.routes.ts';
import { claimablePartsRoutes } from './routes/claimable-parts.routes.ts';
import { claimManagementRoutes, claimRoutes, staffClaims } from './routes/claims.routes.ts';
import { contactRoutes } from './routes/contact.routes.ts';
import { credentialRoutes } from './routes/credentials.routes.ts';
import { accountManagementRoutes, currentAccountRoutes } from './routes/current-account.routes.ts';
import { customerConfigurationRoutes } from './routes/customer-configuration.routes.ts';
import { customerManagementRoutes } from './routes/customer-management.routes.ts';
import { customerQuoteRoutes } from './routes/customer-quotes.routes.ts';
import { customerRoutes } from './routes/customers.routes.ts';
import { exclusionRoutes } from './routes/exclusions.routes.ts';
import { familyRoutes } from './routes/families.routes.ts';
import { filesRoutes } from './routes/files.routes.ts';
import { flyerManagementRoutes, flyerRoutes } from './routes/flyers.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { importHistoryRoutes } from './routes/import-history.routes.ts';
import { importRoutes } from './routes/imports.routes.ts';
import { jobRoutes } from './routes/jobs.routes.ts';
import { invitationRoutes, loginLinkRoutes } from './routes/login-links.routes.ts';
import { mailTemplateRoutes } from './routes/mail-templates.routes.ts';
import { mailRoutes } from './routes/mails.routes.ts';
import { newsManagementRoutes, newsRoutes } from './routes/news.routes.ts';
import { offerManagementRoutes } from './routes/offer-management.routes.ts';
import { offersRoutes } from './routes/offers.routes.ts';
import { orderPapersRoutes } from './routes/order-papers.routes.ts';
import { orderManagementRoutes, orderRoutes } from './routes/orders.routes.ts';
import { overviewRoutes } from './routes/overview.routes.ts';
import { paymentManagementRoutes, paymentRoutes } from './routes/payments.routes.ts';
import { pictureRoutes } from './routes/pictures.routes.ts';
import { priceListManagementRoutes } from './routes/price-list-management.routes.ts';
import { priceListMakingRoutes, priceListRoutes } from './routes/price-lists.routes.ts';
import { priceSheetRoutes } from './routes/price-sheets.routes.ts';
import { productManagementRoutes } from './routes/product-management.routes.ts';
import { productPictureRoutes } from './routes/product-pictures.routes.ts';
import { productRoutes } from './routes/products.routes.ts';
import { publicRoutes } from './routes/public.routes.ts';
import { quickOrderRoutes } from './routes/quick-order.routes.ts';
import { quoteRoutes } from './routes/quotes.routes.ts';
import { savedListRoutes } from './routes/saved-lists.routes.ts';
import { savedSearchRoutes } from './routes/saved-searches.routes.ts';
import { searchExportRoutes } from './routes/search-export.routes.ts';
import { secondFactorManagementRoutes, secondFactorRoutes } from './routes/second-factor.routes.ts';
import { sellerRoutes } from './routes/sellers.routes.ts';
import { ownPasswordRoutes, sessionRoutes } from './routes/session.routes.ts';
import { setupRoutes } from './routes/setup.routes.ts';
import { shopConfigurationRoutes } from './routes/shop-configuration.routes.ts';
import { managedSignInRoutes, signInRoutes } from './routes/sign-ins.routes.ts';
import { staffRoutes } from './routes/staff.routes.ts';
import { staffCaseRoutes } from './routes/staff-cases.routes.ts';
import { staffOrderRoutes } from './routes/staff-orders.routes.ts';
import { vehicleRoutes } from './routes/vehicles.routes.ts';
import { staffWarranties, warrantyManagementRoutes, warrantyRoutes } from './routes/warranties.routes.ts';
import type { Settings } from './settings.ts';
import { serveWeb } from './web-files.ts';

export interface Serving {
  readonly address: string;
  /** Unready at once, then what was accepted is finished, then closed. */
  close(): Promise<void>;
}

/** The hub's path (docs/rules/hub.md 1). */
const hubPath = '/hubs/portal';
/** Connections that still linger after this are cut. */
const graceMs = 5000;

/** Puts everything on one port: calls, hub, files and the web. */
export const serve = async (
  settings: Settings,
  installation: Installation,
  container: Container,
  logger: FastifyBaseLogger,
  failures: FailureLog,
  writers?: AnswerWriters,
): Promise<Serving> => {
  const distributor = container.get(parts.distributor);
  const app = await createApp(settings, logger, installation.version, distributor, writers);
  const calls = watchCalls(app);
  const logins = container.get(parts.loginService);
  const guard = createGuard(logins);
  let isClosing = false;
  const database = container.get(parts.database);
  const sessionEnded$ = container.get(parts.sessionEnded);
  const giveUp = () => calls.giveUp(watchTimes.awayMs, (reply) => sendAway(reply, 'database-away'));
  const watch = watchDatabase(database, logger, giveUp);
  app.addHook('onRequest', (request, reply, done) => {
    if (!(isClosing || watch.isAway()) || !isOfTheApi(request)) done();
    else if (isClosing) sendProblem(reply, requestTexts.closing, { code: 'closing' });
    else sendAway(reply, 'database-away');
  });

  const metrics = registerMetrics(app, settings, failures);
  const typed = app.withTypeProvider() as unknown as App;
  const activity = container.get(parts.activityRepository);
  const report = container.get(parts.report);
  sessionRoutes(typed, logins, guard, sessionEnded$, settings.signInLimit, (userName, network) => {
    activity.recordLocked(userName, network).catch((error: unknown) => report('defect', error));
  });
  ownPasswordRoutes(typed, container.get(parts.ownPassword), logins, guard, settings.signInLimit);
  secondFactorRoutes(typed, container.get(parts.secondFactor), logins, guard, settings.signInLimit);
  secondFactorManagementRoutes(typed, container.get(parts.secondFactorManagement), guard);
  signInRoutes(typed, container.get(parts.signIns), logins, guard);
  managedSignInRoutes(
    typed,
    container.get(parts.staffSignInService),
    container.get(parts.customerSignInService),
    guard,
  );
  activityRoutes(typed, container.get(parts.activityService), guard);
  loginLinkRoutes(typed, container.get(parts.loginLinksAt), settings, report);
  invitationRoutes(typed, container.get(parts.invitationsAt), guard, settings);
  actingRoutes(typed, logins, guard, sessionEnded$);
  catalogueRoutes(typed, container.get(parts.catalogueService), guard);
  searchExportRoutes(typed, container.get(parts.searchExportService), guard);
  vehicleRoutes(typed, container.get(parts.vehicleService), guard);
  brandBoardRoutes(typed, container.get(parts.brandBoardService), guard);
  familyRoutes(typed, container.get(parts.familyService), guard);
  productRoutes(typed, container.get(parts.productService), guard);
  exclusionRoutes(typed, container.get(parts.exclusionService), guard);
  cartRoutes(typed, container.get(parts.cartService), guard);
  orderRoutes(typed, container.get(parts.orderService), guard);
  orderManagementRoutes(typed, container.get(parts.orderManagementService), guard);
  orderPapersRoutes(typed, container.get(parts.orderPapersService), guard);
  jobRoutes(typed, container.get(parts.jobManagementService), guard);
  mailRoutes(typed, container.get(parts.outboxService), guard);
  mailTemplateRoutes(typed, container.get(parts.mailTemplateService), guard);
  overviewRoutes(typed, container.get(parts.overviewService), guard);
  staffOrderRoutes(typed, container.get(parts.staffOrderService), guard);
  quoteRoutes(typed, container.get(parts.quoteService), guard);
  customerQuoteRoutes(typed, container.get(parts.customerQuoteService), guard);
  claimRoutes(typed, container.get(parts.claimService), guard);
  claimablePartsRoutes(typed, container.get(parts.claimableParts), guard);
  claimManagementRoutes(typed, container.get(parts.claimManagementService), guard);
  warrantyRoutes(typed, container.get(parts.warrantyService), guard);
  warrantyManagementRoutes(typed, container.get(parts.warrantyManagementService), guard);
  staffCaseRoutes(typed, container.get(parts.staffClaimService), guard, staffClaims);
  staffCaseRoutes(typed, container.get(parts.staffWarrantyService), guard, staffWarranties);
  caseMessageRoutes(typed, container.get(parts.caseMessageService), guard);
  currentAccountRoutes(typed, container.get(parts.currentAccountService), guard);
  accountManagementRoutes(typed, container.get(parts.accountManagementService), guard);
  accountAgeingRoutes(typed, container.get(parts.ageingService), guard);
  accountDocumentRoutes(typed, container.get(parts.accountDocumentService), guard);
  paymentRoutes(typed, container.get(parts.paymentService), guard);
  paymentManagementRoutes(typed, container.get(parts.paymentManagementService), guard);
  priceSheetRoutes(typed, container.get(parts.priceSheetService), guard);
  priceListManagementRoutes(typed, container.get(parts.priceListManagementService), guard);
  priceListRoutes(typed, container.get(parts.priceListService), guard);
  priceListMakingRoutes(typed, container.get(parts.priceListMaking), guard);
  publicRoutes(typed, container.get(parts.publicService));
  contactRoutes(typed, container.get(parts.contactServiceAt));
  offersRoutes(typed, container.get(parts.offerService), guard);
  adminFilesRoutes(typed, container.get(parts.pictureService), guard);
  newsRoutes(typed, container.get(parts.newsService), guard);
  newsManagementRoutes(typed, container.get(parts.newsManagementService), guard);
  flyerRoutes(typed, container.get(parts.flyerService), guard);
  flyerManagementRoutes(typed, container.get(parts.flyerManagementService), guard);
  filesRoutes(typed, container.get(parts.fileService), guard);
  customerRoutes(typed, container.get(parts.customerService), guard);
  customerManagementRoutes(typed, container.get(parts.customerManagementService), guard);
  credentialRoutes(typed, container.get(parts.credentialService), guard);
  sellerRoutes(typed, container.get(parts.sellerService), guard);
  setupRoutes(typed, container.get(parts.setupService), guard);
  staffRoutes(typed, container.get(parts.staffService), guard);
  customerConfigurationRoutes(typed, container.get(parts.customerConfigurationService), guard);
  shopConfigurationRoutes(typed, container.get(parts.shopConfigurationService), guard);
  alertRoutes(typed, container.get(parts.alertService), guard);
  backupRoutes(typed, container.get(parts.backupScheduler), guard);
  pictureRoutes(typed, container.get(parts.pictures), settings.picturePaths);
  healthRoutes(typed, async () => {
    if (isClosing) return 'closing';
    if (watch.isAway() || !(await database.isAlive())) return 'database-away';
    return diskTrouble(settings.dataDir, neededBytes(settings));
  });
  offerManagementRoutes(typed, container.get(parts.offerManagementService), guard);
  productPictureRoutes(typed, container.get(parts.productPictureService), guard);
  productManagementRoutes(typed, container.get(parts.productManagementService), guard);
  catalogueNameRoutes(typed, container.get(parts.catalogueNameService), guard);
  catalogueExportRoutes(typed, container.get(parts.catalogueExportService), guard);
  const history = { path: '/api/Imports', tag: 'Imports', group: 'administration', reading: 'management' } as const;
  importHistoryRoutes(typed, { ...history, service: container.get(parts.importHistoryService) }, guard);
  const prices = { path: sheetImportsPath(priceListsPath), tag: 'Management', group: 'management' } as const;
  const priceHistory = { ...prices, service: container.get(parts.priceImportHistory), remembersColumns: false };
  importHistoryRoutes(typed, priceHistory, guard);
  allSheetRoutes(typed, container, guard);
  await importRoutes(typed, container.get(parts.importService), guard, maxUnpackedBytes);
  savedListRoutes(typed, container.get(parts.savedListService), guard);
  savedSearchRoutes(typed, container.get(parts.savedSearchService), guard);
  quickOrderRoutes(typed, container.get(parts.quickOrderService), guard);
  const customers = container.get(parts.customerRepository);
  registerHub(app, {
    path: hubPath,
    admit: admitTo(logins, customers),
    events$: container.get(parts.liveBus).events$,
    sessionEnded$,
    recheck: async ({ sessionId }) => {
      const session = await logins.session(sessionId);
      return session === null ? null : memberOf(session.caller, sessionId, customers);
    },
    publicUrl: settings.publicUrl ?? undefined,
    allowedOrigins: settings.webOrigins,
  });
  const publicService = container.get(parts.publicService);
  // Of a page that calls another server it is that one that knows.
  const askHomeFacts = (settings.apiBaseUrl ?? '') === '' ? () => readHomeFacts(publicService) : null;
  await serveWeb(app, installation.webDirectory, container.get(parts.pages), askHomeFacts, distributor);

  const address = await app.listen({ port: settings.port, host: settings.host });
  await metrics.listen();
  const priceListJob = container.get(parts.startPriceListJob)();
  const offerTurnJob = container.get(parts.startOfferTurnJob)();
  const waitingPictureJob = container.get(parts.startWaitingPictureJob)();
  const priceChangeJob = container.get(parts.startPriceChangeJob)();
  container.get(parts.startImports)();
  container.get(parts.startSheetRuns)();
  const collecting = collectWhenQuiet(calls);
  const upkeep = startUpkeep(database, join(settings.dataDir, 'upkeep.json'), container.get(parts.report));
  return {
    address,
    async close() {
      isClosing = true;
      container.get(parts.stopping).abort();
      watch.stop();
      collecting.stop();
      priceListJob.unsubscribe();
      offerTurnJob.unsubscribe();
      priceChangeJob.unsubscribe();
      // Node never counts a connection that has sent no request as idle: it would keep the server open.
      const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await Promise.all([
        upkeep.stop(),
        waitingPictureJob.stop(),
        app.close(),
        metrics.close(),
        calls.answered(graceMs),
        container.get(parts.jobs).close(),
      ]);
      clearTimeout(cut);
    },
  };
};
