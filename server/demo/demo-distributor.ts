import type { DemoDistributor } from '#adapters/postgres/demo/demo-rows.ts';
import { demoBankAccounts } from './bank-accounts.ts';
import { demoCatalogue } from './catalogue.ts';
import { claimOrigins, claimTexts } from './claim-texts.ts';
import { demoClaims } from './claims.ts';
import { demoDeliveryMethods, demoSettings, demoSpecialDiscounts } from './distributor-rules.ts';
import { demoDocuments } from './documents.ts';
import { demoLastLogins } from './last-logins.ts';
import { demoNews } from './news.ts';
import { demoLots, demoOffers, demoValueQuantities } from './offers.ts';
import { demoOrders } from './orders.ts';
import { demoCustomers, demoSellers, demoUsers } from './people.ts';
import { demoPictures } from './pictures.ts';
import { demoWarranties } from './warranties.ts';
import { faultSequences } from './warranty-texts.ts';

/** The year the distributor was founded. */
const demoSeed = 1989;

/**
 * The whole demo as plain data (docs/rules/demo.md 1): the same for a seed and a `now` on every machine; only what has
 * a date looks at `now`.
 */
export const demoDistributor = (now: Date, seed = demoSeed): DemoDistributor => {
  const catalogue = demoCatalogue(seed);
  const sellers = demoSellers();
  const customers = demoCustomers(catalogue.productTypes, seed);
  const sale = {
    offers: demoOffers(catalogue, seed),
    lots: demoLots(catalogue, seed),
    valueQuantities: demoValueQuantities(catalogue),
    sellers,
    customers,
    users: demoUsers(sellers, customers),
    specialDiscounts: demoSpecialDiscounts,
    deliveryMethods: demoDeliveryMethods,
  };
  const orders = demoOrders(catalogue, sale, seed, now);
  const documents = demoDocuments(catalogue, sale, orders, seed, now);
  return {
    ...catalogue,
    ...sale,
    settings: demoSettings,
    pictures: demoPictures(catalogue, sale),
    news: demoNews(catalogue, seed, now),
    orders,
    documents,
    claimOrigins,
    claimReasons: claimTexts.map(({ reason }) => reason),
    claims: demoClaims(catalogue, sale.users, orders, documents, seed, now),
    faultSequences,
    warranties: demoWarranties(catalogue, sale.users, documents, seed, now),
    bankAccounts: demoBankAccounts,
    priceListsMadeAt: now.toISOString(),
    lastLogins: demoLastLogins(sale.users, orders, seed, now),
  };
};
