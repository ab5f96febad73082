import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimStates } from '#core/claims/state.ts';
import { warrantyStates } from '#core/warranties/state.ts';
import { linkToAgeing, readAgeingUrl } from '#web/account-ageing/ageing-url.ts';
import { linkToDocuments, readDocumentsUrl } from '#web/account-documents/documents-url.ts';
import { linkToActivity, readActivityUrl } from '#web/activity/activity-url.ts';
import { staffCasesUrl } from '#web/cases/staff-cases-url.ts';
import { linkToNames, readNameUrl } from '#web/catalogue-names/name-url.ts';
import { linkToClaims, readClaimsUrl } from '#web/claims/claim-url.ts';
import { linkToAccount, readAccountUrl } from '#web/current-account/account-url.ts';
import { linkToCustomers, readCustomerUrl } from '#web/customer-management/customer-url.ts';
import { linkToOffers, readOffersUrl } from '#web/offer-management/offers-url.ts';
import { linkToPayments, readPaymentsUrl } from '#web/payments/payments-url.ts';
import { linkToPriceLists, readPriceListsUrl } from '#web/price-list-management/price-lists-url.ts';
import { linkToProducts, readProductUrl } from '#web/product-management/product-url.ts';
import { linkToQuotes, readQuotesUrl } from '#web/quotes/quote-url.ts';
import { linkToStaff, readStaffUrl } from '#web/staff/staff-url.ts';
import { linkToStaffOrders, readStaffOrdersUrl } from '#web/staff-orders/staff-orders-url.ts';

/** Reads an address and writes what it read. */
const address =
  <State>(read: (query: URLSearchParams) => State, link: (state: State) => string) =>
  (query: URLSearchParams): string =>
    link(read(query));

const claims = staffCasesUrl('/demands-managament', 'claim', claimStates);
const warranties = staffCasesUrl('/warranties-management', 'rma', warrantyStates);

const addresses: readonly (readonly [string, (query: URLSearchParams) => string])[] = [
  ['activity', address(readActivityUrl, linkToActivity)],
  ['ageing', address(readAgeingUrl, linkToAgeing)],
  ['claims', address(readClaimsUrl, linkToClaims)],
  ['claims of staff', address(claims.read, claims.link)],
  ['current account', address(readAccountUrl, linkToAccount)],
  ['customers', address(readCustomerUrl, (state) => linkToCustomers(state))],
  ['documents', address(readDocumentsUrl, linkToDocuments)],
  ['names', address(readNameUrl, linkToNames)],
  ['offers', address(readOffersUrl, linkToOffers)],
  ['orders of staff', address(readStaffOrdersUrl, linkToStaffOrders)],
  ['payments', address(readPaymentsUrl, linkToPayments)],
  ['price lists', address(readPriceListsUrl, linkToPriceLists)],
  ['products', address(readProductUrl, linkToProducts)],
  ['quotes', address(readQuotesUrl, linkToQuotes)],
  ['staff', address(readStaffUrl, linkToStaff)],
  ['warranties of staff', address(warranties.read, warranties.link)],
];

/** Every name that one of these addresses has, and one that none has. */
const names = [
  ...[
    'access',
    'account',
    'after',
    'brand',
    'claim',
    'copy',
    'customer',
    'delivery',
    'draft',
    'entry',
    'family',
    'from',
  ],
  ...['id', 'idle', 'in', 'kind', 'list', 'max', 'messages', 'min', 'new', 'one', 'order', 'other', 'page', 'product'],
  ...['q', 'quote', 'rma', 'search', 'seller', 'sheet', 'show', 'state', 'tab', 'to', 'what', 'who', 'zone', 'nada'],
];

const aValue = fc.oneof(
  fc.string(),
  fc.constantFrom('', '-5', '99999', 'abc', '2026-1', '2026-99999999', '../../etc/passwd', '%00', '\0', "';--", ' '),
  fc.constantFrom('<script>alert(1)</script>', '2026-02-31', '2026-02-28', 'Created', 'row', 'pagos', '1,2,zz', '💥'),
  fc.nat(10_000).map((length) => '9'.repeat(length)),
);

describe('an address that somebody edited by hand', () => {
  it.each(addresses)('of %s is read, and leads to one that is read as the same', (_name, rewritten) => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), aValue, { maxKeys: 8 }), (query) => {
        const first = rewritten(new URLSearchParams(query));
        expect(rewritten(new URL(first, 'http://shop.example').searchParams)).toBe(first);
      }),
    );
  });
});
