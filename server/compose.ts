import type { Container } from 'inversify';
import { createContainer } from './container.ts';
import { type OpenedParts, openFoundation } from './foundation.ts';
import { activityModule } from './modules/activity.module.ts';
import { alertModule } from './modules/alert.module.ts';
import { backupsModule } from './modules/backups.module.ts';
import { cartModule } from './modules/cart.module.ts';
import { casesModule } from './modules/cases.module.ts';
import { catalogueModule } from './modules/catalogue.module.ts';
import { catalogueManagementModule } from './modules/catalogue-management.module.ts';
import { claimsModule } from './modules/claims.module.ts';
import { configurationModule } from './modules/configuration.module.ts';
import { contactModule } from './modules/contact.module.ts';
import { credentialsModule } from './modules/credentials.module.ts';
import { currentAccountModule } from './modules/current-account.module.ts';
import { customersModule } from './modules/customers.module.ts';
import { filesModule } from './modules/files.module.ts';
import { flyersModule } from './modules/flyers.module.ts';
import { importsModule } from './modules/imports.module.ts';
import { jobsModule } from './modules/jobs.module.ts';
import { loginLinksModule } from './modules/login-links.module.ts';
import { mailsModule } from './modules/mails.module.ts';
import { newsModule } from './modules/news.module.ts';
import { offersModule } from './modules/offers.module.ts';
import { ordersModule } from './modules/orders.module.ts';
import { overviewModule } from './modules/overview.module.ts';
import { paymentsModule } from './modules/payments.module.ts';
import { priceListsModule } from './modules/price-lists.module.ts';
import { quickOrderModule } from './modules/quick-order.module.ts';
import { quotesModule } from './modules/quotes.module.ts';
import { savedListsModule } from './modules/saved-lists.module.ts';
import { savedSearchesModule } from './modules/saved-searches.module.ts';
import { segmentsModule } from './modules/segments.module.ts';
import { sellersModule } from './modules/sellers.module.ts';
import { sessionModule } from './modules/session.module.ts';
import { setupModule } from './modules/setup.module.ts';
import { sheetsModule } from './modules/sheets.module.ts';
import { staffModule } from './modules/staff.module.ts';
import { warrantiesModule } from './modules/warranties.module.ts';

/**
 * Puts the server together over an open, migrated database: what every word stands on is opened first, the rest is made
 * when it is asked for.
 */
export const compose = async (opened: OpenedParts): Promise<Container> => {
  const container = createContainer();
  container.load(
    await openFoundation(opened),
    activityModule,
    alertModule,
    backupsModule,
    cartModule,
    catalogueModule,
    casesModule,
    claimsModule,
    configurationModule,
    contactModule,
    credentialsModule,
    currentAccountModule,
    paymentsModule,
    customersModule,
    filesModule,
    flyersModule,
    importsModule,
    sheetsModule,
    loginLinksModule,
    jobsModule,
    mailsModule,
    newsModule,
    offersModule,
    ordersModule,
    overviewModule,
    priceListsModule,
    quickOrderModule,
    quotesModule,
    savedListsModule,
    savedSearchesModule,
    catalogueManagementModule,
    segmentsModule,
    sellersModule,
    sessionModule,
    setupModule,
    staffModule,
    warrantiesModule,
  );
  return container;
};
