import account from './account.css';
import accountAgeing from './account-ageing.css';
import activity from './activity.css';
import adminConfiguration from './admin-configuration.css';
import adminNews from './admin-news.css';
import brandBoard from './brand-board.css';
import bulkBar from './bulk-bar.css';
import cart from './cart.css';
import caseMessages from './case-messages.css';
import cases from './cases.css';
import catalogue from './catalogue.css';
import catalogueNames from './catalogue-names.css';
import configuration from './configuration.css';
import customerManagement from './customer-management.css';
import customers from './customers.css';
import documents from './documents.css';
import filters from './filters.css';
import flyers from './flyers.css';
import formPanel from './form-panel.css';
import imports from './imports.css';
import jobs from './jobs.css';
import mails from './mails.css';
import managedOffers from './offer-management.css';
import office from './office.css';
import orders from './orders.css';
import overview from './overview.css';
import password from './password.css';
import payments from './payments.css';
import pictures from './pictures.css';
import managedPriceLists from './price-list-management.css';
import priceLists from './price-lists.css';
import productsManagement from './product-management.css';
import promotions from './promotions.css';
import quickOrder from './quick-order.css';
import quotes from './quotes.css';
import savedLists from './saved-lists.css';
import setup from './setup.css';
import sheetExchange from './sheet-exchange.css';
import shell from './shell.css';
import staff from './staff.css';
import staffOrders from './staff-orders.css';

const addresses = {
  account,
  'account-ageing': accountAgeing,
  activity,
  'admin-configuration': adminConfiguration,
  'admin-news': adminNews,
  'brand-board': brandBoard,
  'bulk-bar': bulkBar,
  cart,
  'case-messages': caseMessages,
  cases,
  catalogue,
  'catalogue-names': catalogueNames,
  configuration,
  'customer-management': customerManagement,
  customers,
  documents,
  filters,
  flyers,
  'form-panel': formPanel,
  imports,
  jobs,
  mails,
  'offer-management': managedOffers,
  'price-list-management': managedPriceLists,
  office,
  'staff-orders': staffOrders,
  orders,
  overview,
  password,
  payments,
  pictures,
  'price-lists': priceLists,
  'product-management': productsManagement,
  promotions,
  'quick-order': quickOrder,
  quotes,
  'saved-lists': savedLists,
  setup,
  'sheet-exchange': sheetExchange,
  shell,
  staff,
};

/**
 * The style sheets of the signed-in screens, by the names of their files. They may come in any order: which of their
 * rules wins is settled by their layers (layers.css).
 */
export type StyleSheetName = keyof typeof addresses;

/** React's own: it stands once in the page, and what is drawn with it waits until it applies. */
export const styleLink = (name: StyleSheetName) => ({
  rel: 'stylesheet',
  href: addresses[name],
  precedence: 'default',
});

const linkOf = (href: string): HTMLLinkElement => {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  if (known !== null) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return document.head.appendChild(link);
};

/** Fetches a style sheet unless it is there, and settles once it applies. */
export const applyStyles = (name: StyleSheetName): Promise<void> => {
  const link = linkOf(addresses[name]);
  if (link.sheet !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next request for the sheet fetches it anew.
      link.remove();
      reject(new Error(`the style sheet ${name} did not come`));
    });
  });
};
