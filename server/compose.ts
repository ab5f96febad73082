import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Container } from 'inversify';
import { concatMap, merge, Subject, startWith } from 'rxjs';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { documentPrinter } from '#adapters/documents/document-sheet.ts';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createOrderSheet } from '#adapters/documents/order-sheet.ts';
import { createPriceListFiles } from '#adapters/documents/price-list-files.ts';
import { quotePrinter } from '#adapters/documents/quote-sheet.ts';
import { createSearchExportWriter } from '#adapters/documents/search-export-files.ts';
import { createPictureFolder } from '#adapters/files/picture-folder.ts';
import { createPictureShelf } from '#adapters/files/picture-shelf.ts';
import { createUploadShelf } from '#adapters/files/upload-shelf.ts';
import { createAlertBoard } from '#adapters/postgres/alert.ts';
import { createBrandBoardBook } from '#adapters/postgres/brand-board.ts';
import { createCartStore } from '#adapters/postgres/cart.ts';
import { followCatalogue } from '#adapters/postgres/catalogue-follower.ts';
import { createClaimBook } from '#adapters/postgres/claims.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createContactBox } from '#adapters/postgres/contact.ts';
import { createCredentialBook } from '#adapters/postgres/credentials.ts';
import { createAccountBook } from '#adapters/postgres/current-account.ts';
import { createCustomerConfigurationBook } from '#adapters/postgres/customer-configuration.ts';
import { createCustomerRoll } from '#adapters/postgres/customers.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { databaseId } from '#adapters/postgres/database-id.ts';
import { createDocumentRegister } from '#adapters/postgres/document-register.ts';
import { createCatalogueArchive } from '#adapters/postgres/edition/archive.ts';
import { createExclusionBook } from '#adapters/postgres/exclusions.ts';
import { createFileRegister } from '#adapters/postgres/file-register.ts';
import { createFileBook } from '#adapters/postgres/files.ts';
import { createLiveBus } from '#adapters/postgres/live-bus.ts';
import { createNewsBoard } from '#adapters/postgres/news.ts';
import { createOfferShelf } from '#adapters/postgres/offers.ts';
import { createOrderBook } from '#adapters/postgres/orders.ts';
import { createPriceListBook } from '#adapters/postgres/price-lists.ts';
import { createProductShelf } from '#adapters/postgres/product-shelf.ts';
import { createPublicDesk } from '#adapters/postgres/public-desk.ts';
import { createQuoteBook } from '#adapters/postgres/quotes.ts';
import { createSavedListBook } from '#adapters/postgres/saved-lists.ts';
import { createSavedSearchRepository } from '#adapters/postgres/saved-searches.ts';
import { createSynonymRepository } from '#adapters/postgres/search-synonyms.ts';
import { createSellerRoll } from '#adapters/postgres/sellers.ts';
import { createSessionBook } from '#adapters/postgres/sessions.ts';
import { createShopConfigurationBook } from '#adapters/postgres/shop-configuration.ts';
import { createTaxonomyBook } from '#adapters/postgres/taxonomy.ts';
import { createTermsBook } from '#adapters/postgres/terms.ts';
import { createVehicleBook } from '#adapters/postgres/vehicles.ts';
import { createWarrantyBook } from '#adapters/postgres/warranties.ts';
import { createArgon2Hasher } from '#adapters/secrets/argon2-hasher.ts';
import { secureRandom } from '#adapters/secrets/secure-random.ts';
import { hasher, tokenGenerator } from '#adapters/secrets/token-generator.ts';
import { surchargeLabels } from '#adapters/texts/customer-configuration.es.ts';
import { technicalLabel } from '#adapters/texts/technical-labels.es.ts';
import { createAlertDesk } from '#core/alert/alert-desk.service.ts';
import { createCartDesk } from '#core/cart/cart-desk.service.ts';
import { createCatalogueDesk } from '#core/catalogue/catalogue-desk.service.ts';
import { createExclusionsDesk } from '#core/catalogue/exclusions-desk.service.ts';
import { createFamilyDesk } from '#core/catalogue/family-desk.service.ts';
import { createImportDesk } from '#core/catalogue/import/import-desk.service.ts';
import { createProductDesk } from '#core/catalogue/product-desk.service.ts';
import { createSearchExportService } from '#core/catalogue/search-export.service.ts';
import { createVehicleDesk } from '#core/catalogue/vehicle-desk.service.ts';
import { createClaimDesk, createClaimManagementDesk } from '#core/claims/claim-desk.service.ts';
import { createClaimablePartsService } from '#core/claims/claimable-parts.service.ts';
import { createCustomerConfigurationDesk } from '#core/configuration/customer-configuration-desk.service.ts';
import { createShopConfigurationDesk } from '#core/configuration/shop-configuration-desk.service.ts';
import { createContactDesk } from '#core/contact/contact-desk.service.ts';
import { createCredentialsDesk } from '#core/credentials/credentials-desk.service.ts';
import { createOwnPasswordService } from '#core/credentials/own-password.service.ts';
import { createAccountManagementDesk } from '#core/current-account/account-management-desk.service.ts';
import { createCurrentAccountDesk } from '#core/current-account/current-account-desk.service.ts';
import { createCustomersDesk } from '#core/customers/customers-desk.service.ts';
import { demoHouse } from '#core/distributor/demo-house.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { onPaper } from '#core/distributor/on-paper.ts';
import { createFilesDesk } from '#core/files/files-desk.service.ts';
import { createPicturesDesk } from '#core/files/pictures-desk.service.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { createNewsDesk } from '#core/news/news-desk.service.ts';
import { createNewsManagementDesk } from '#core/news/news-management-desk.service.ts';
import { createOffersDesk } from '#core/offers/offers-desk.service.ts';
import { createOrderDesk, createOrderManagementDesk } from '#core/orders/order-desk.service.ts';
import { createPriceListDesk } from '#core/price-lists/price-list-desk.service.ts';
import { startPriceListJob } from '#core/price-lists/price-list-job.ts';
import { createPriceListPress } from '#core/price-lists/price-list-press.service.ts';
import { createPriceListWorks } from '#core/price-lists/price-list-works.service.ts';
import { createQuickOrderDesk } from '#core/quick-order/quick-order-desk.service.ts';
import { createQuoteDesk } from '#core/quotes/quote-desk.service.ts';
import { createSavedListsDesk } from '#core/saved-lists/saved-lists-desk.service.ts';
import { createSavedSearchesService } from '#core/saved-searches/saved-searches.service.ts';
import { effectiveSynonyms } from '#core/search/synonym-list.ts';
import { tradeSynonyms } from '#core/search/trade-synonyms.ts';
import { createBrandBoardDesk } from '#core/segments/brand-board-desk.service.ts';
import { createSellersDesk } from '#core/sellers/sellers-desk.service.ts';
import { createSessionOffice } from '#core/session/session-desk.service.ts';
import type { Cipher } from '#core/shared/cipher.port.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { createWarrantyDesk, createWarrantyManagementDesk } from '#core/warranties/warranty-desk.service.ts';
import { createBackupRoom } from './backups/backup-room.ts';
import { createContainer, parts } from './container.ts';
import type { Installation } from './installation.ts';
import { openSearchHost } from './search/search-host.ts';
import { picturesOf, type Settings } from './settings.ts';

/** The largest spreadsheet taken in: a CSV of a million rows and then some. */
export const mostImportBytes = 1024 * 1024 * 1024;

/** The largest spreadsheet with an order. */
export const mostSheetBytes = 5 * 1024 * 1024;

/** Puts the server together over an open, migrated database. */
export const compose = async (
  settings: Settings,
  { workerFile, version }: Installation,
  database: Database,
  cipher: Cipher,
  logger: FastifyBaseLogger,
  report: ReportFailure,
  distributor: Distributor = demoHouse,
): Promise<Container> => {
  const container = createContainer();
  const onFailure = (error: unknown): void => report('defect', error);

  const follower = await followCatalogue(database, undefined, report);
  const [liveBus, shelf, book] = await Promise.all([
    createLiveBus(database, report),
    createProductShelf(database, follower, report),
    createSessionBook(database),
  ]);
  const synonyms = createSynonymRepository(database, follower);
  const searchHost = await openSearchHost({
    database,
    follower,
    synonyms: async () => effectiveSynonyms(tradeSynonyms, await synonyms.all()),
    snapshotFile: join(settings.dataDir, 'search.snapshot'),
    workerFile: workerFile('search-build'),
    onFailure,
  });
  const taxonomy = createTaxonomyBook(database, follower);
  const terms = createTermsBook(database);
  const carts = createCartStore(database);
  liveBus.events$.subscribe((event) => {
    if (event.name === 'CartChanged') carts.forget(event.facts.customerId);
    if (event.name === 'TermsChanged') terms.forget(event.facts.customerId);
  });
  // Every process follows the catalogue itself: the news of it need not travel. Whoever hears it finds the new rules at work.
  const catalogueNews$ = follower.moves$.pipe(
    concatMap(async ({ generation }): Promise<LiveEvent> => {
      await shelf.catchUp().catch((error: unknown) => report('catalogue-follower', error));
      return { name: 'CatalogueChanged', audience: 'everyone', facts: { version: generation } };
    }),
  );
  const orders = createOrderBook(database);
  const clock = systemClock;

  container.bind(parts.database).toConstantValue(database);
  container.bind(parts.distributor).toConstantValue(distributor);
  container.bind(parts.follower).toConstantValue(follower);
  container.bind(parts.liveBus).toConstantValue({ events$: merge(liveBus.events$, catalogueNews$) });
  container.bind(parts.searchHost).toConstantValue(searchHost);
  container.bind(parts.synonyms).toConstantValue(synonyms);
  const passwordHasher = createArgon2Hasher();
  const sessionEnded$ = new Subject<string>();
  container.bind(parts.sessionEnded).toConstantValue(sessionEnded$);
  container
    .bind(parts.sessionOffice)
    .toConstantValue(createSessionOffice({ book, passwordHasher, tokenGenerator: tokenGenerator, clock }));
  const issuing = {
    book: createCredentialBook(database, book.forget),
    passwordHasher,
    secureRandom: secureRandom,
    ended: (id: string) => sessionEnded$.next(id),
  };
  container
    .bind(parts.ownPassword)
    .toConstantValue(createOwnPasswordService({ book, passwordHasher, ended: issuing.ended }));
  const kept = settings.visiblePasswords ? cipher : null;
  container
    .bind(parts.credentialsDesk)
    .toConstantValue(createCredentialsDesk({ ...issuing, customers: book, cipher: kept }));
  container
    .bind(parts.sellersDesk)
    .toConstantValue(createSellersDesk({ ...issuing, roll: createSellerRoll(database) }));
  const exclusions = await createExclusionBook(database);
  const vehicles = createVehicleBook(database, follower);
  const searching = { room: searchHost, exclusions, vehicles, shelf, taxonomy, terms, carts };
  container.bind(parts.catalogueDesk).toConstantValue(createCatalogueDesk(searching));
  const writer = createSearchExportWriter(
    join(settings.dataDir, 'search-exports'),
    workerFile('table-writer'),
    randomUUID,
  );
  container
    .bind(parts.searchExportService)
    .toConstantValue(createSearchExportService({ ...searching, writer, yieldToOthers: yieldToOthers }));
  container.bind(parts.vehicleDesk).toConstantValue(createVehicleDesk(searching));
  container
    .bind(parts.brandBoardDesk)
    .toConstantValue(createBrandBoardDesk({ book: createBrandBoardBook(database, follower), hasher }));
  container.bind(parts.familyDesk).toConstantValue(createFamilyDesk({ ...searching, labelOf: technicalLabel }));
  container.bind(parts.productDesk).toConstantValue(createProductDesk(searching));
  container.bind(parts.exclusionsDesk).toConstantValue(createExclusionsDesk({ exclusions, taxonomy }));
  container.bind(parts.cartDesk).toConstantValue(createCartDesk({ carts, shelf, terms, hasher }));
  const sheetShelf = createUploadShelf(join(settings.dataDir, 'order-sheets'), mostSheetBytes);
  const sheets = createOrderSheet(workerFile('order-sheet'), sheetShelf, randomUUID);
  container.bind(parts.quickOrderDesk).toConstantValue(createQuickOrderDesk({ ...searching, sheets, yieldToOthers }));
  container
    .bind(parts.savedListsDesk)
    .toConstantValue(createSavedListsDesk({ lists: createSavedListBook(database), carts, shelf, terms, hasher }));
  container
    .bind(parts.savedSearchesService)
    .toConstantValue(createSavedSearchesService(createSavedSearchRepository(database)));
  container.bind(parts.orderDesk).toConstantValue(createOrderDesk({ carts, shelf, terms, orders, clock, hasher }));
  container.bind(parts.orderManagementDesk).toConstantValue(createOrderManagementDesk({ orders, clock }));
  const quotes = createQuoteBook(database);
  container
    .bind(parts.quoteDesk)
    .toConstantValue(createQuoteDesk({ carts, shelf, terms, quotes, printer: quotePrinter, clock, hasher }));
  container.bind(parts.claimableParts).toConstantValue(createClaimablePartsService({ room: searchHost, shelf }));
  const claims = createClaimBook(database);
  container.bind(parts.claimDesk).toConstantValue(createClaimDesk({ claims, clock, shelf, hasher }));
  container.bind(parts.claimManagementDesk).toConstantValue(createClaimManagementDesk({ claims, clock }));
  const warranties = createWarrantyBook(database);
  container.bind(parts.warrantyDesk).toConstantValue(createWarrantyDesk({ warranties, clock, shelf, hasher }));
  container.bind(parts.warrantyManagementDesk).toConstantValue(createWarrantyManagementDesk({ warranties, clock }));
  const accounts = createAccountBook(database, onPaper(distributor));
  container
    .bind(parts.currentAccountDesk)
    .toConstantValue(createCurrentAccountDesk({ accounts, printer: documentPrinter, clock }));
  container
    .bind(parts.accountManagementDesk)
    .toConstantValue(createAccountManagementDesk({ register: createDocumentRegister(database), clock }));
  const lists = createPriceListBook(database, follower);
  const listFolder = join(settings.dataDir, 'price-lists', await databaseId(database));
  const store = createPriceListFiles(listFolder, workerFile('table-writer'));
  const press = createPriceListPress({ book: lists, store, shelf, hasher, clock });
  const works = createPriceListWorks({ book: lists, press, clock, onDefect: onFailure });
  container
    .bind(parts.priceListDesk)
    .toConstantValue(createPriceListDesk({ book: lists, store, press, terms, shelf, hasher }));
  container.bind(parts.priceListWorks).toConstantValue(works);
  const catalogueChanges$ = follower.moves$.pipe(startWith(null));
  container
    .bind(parts.startPriceListJob)
    .toConstantValue(() =>
      startPriceListJob({ changes$: catalogueChanges$, book: lists, shelf, works, hasher, onDefect: onFailure }),
    );
  const files = createFileBook(database);
  const offers = createOfferShelf(database);
  container.bind(parts.publicDesk).toConstantValue(createPublicDesk(database, files));
  container
    .bind(parts.offersDesk)
    .toConstantValue(createOffersDesk({ offers, shelf, taxonomy, terms, carts, yieldToOthers }));
  const board = createNewsBoard(database);
  container.bind(parts.newsDesk).toConstantValue(createNewsDesk({ board, shelf, terms, carts }));
  container.bind(parts.newsManagementDesk).toConstantValue(createNewsManagementDesk({ board, shelf, clock }));
  container.bind(parts.picturesDesk).toConstantValue(
    createPicturesDesk({
      register: createFileRegister(database),
      shelf: createPictureShelf(picturesOf(settings)),
      offers,
    }),
  );
  container.bind(parts.filesDesk).toConstantValue(createFilesDesk(files));
  container.bind(parts.contactDeskAt).toConstantValue(createContactDesk({ box: createContactBox(database), clock }));
  const customerRoll = createCustomerRoll(database, settings.passwordsInLists ? kept : null);
  container.bind(parts.customerRoll).toConstantValue(customerRoll);
  container.bind(parts.customersDesk).toConstantValue(createCustomersDesk(customerRoll));
  container.bind(parts.alertDesk).toConstantValue(createAlertDesk(createAlertBoard(database)));
  container.bind(parts.customerConfigurationDesk).toConstantValue(
    createCustomerConfigurationDesk({
      book: createCustomerConfigurationBook(database, terms.forget),
      taxonomy,
      shelf,
      hasher,
      labels: surchargeLabels,
    }),
  );
  const shopConfiguration = createShopConfigurationBook(
    database,
    async (what) => {
      if (what === 'terms') terms.forget(null);
      // What is stored is stored: a shelf that could not read it tries again at each look.
      if (what === 'catalogue' || what === 'search') await shelf.catchUp().catch(onFailure);
    },
    createEmailSenderStore(cipher, settings.smtpUrl !== null, clock),
  );
  container
    .bind(parts.shopConfigurationDesk)
    .toConstantValue(createShopConfigurationDesk({ book: shopConfiguration, taxonomy, hasher }));
  container.bind(parts.backupRoom).toConstantValue(createBackupRoom(settings, database, version, logger, report));
  container.bind(parts.pictures).toConstantValue(createPictureFolder(picturesOf(settings)));
  container.bind(parts.importDesk).toConstantValue(
    createImportDesk({
      archive: createCatalogueArchive(database),
      source: createDraftSource(workerFile('draft-reader')),
      shelf: createUploadShelf(join(settings.dataDir, 'imports'), mostImportBytes),
      newId: randomUUID,
      clock,
      onDefect: onFailure,
    }),
  );
  return container;
};
