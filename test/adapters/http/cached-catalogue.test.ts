import { describe, expect, it } from 'vitest';
import { cachedCatalogue } from '#adapters/http/cached-catalogue.ts';
import { searchCacheMs } from '#adapters/http/remembering.ts';
import type { Caller } from '#core/access/caller.ts';
import { type CatalogueDesk, noFilters, type TextSearch, type TextSearchPage } from '#core/catalogue/catalogue-desk.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';

const cliente: Caller = {
  userName: 'cliente',
  role: 'CustomerUser',
  customerId: asId<'customer'>('7'),
  sellerId: null,
  allowOffers: true,
  actedBy: null,
};
const other: Caller = { ...cliente, userName: 'otro', customerId: asId<'customer'>('8') };
const search: TextSearch = { productIds: [], codeSearch: 'a', fulltextSearch: 'a', page: 1, filters: noFilters };
const page: TextSearchPage = {
  types: [],
  subTypes: [],
  currentPage: 1,
  totalPages: 0,
  totalCount: 0,
  facets: { productBrands: [], productTypes: [], stockStates: [], offers: 0 },
  suggestion: null,
  understood: [],
  nearCodes: [],
  nearQuestions: [],
  hiddenCount: 0,
  sortedCount: null,
};

/** A catalogue that counts how often it was asked, and fails while told to. */
function aCatalogue() {
  const seen = { asked: 0, fails: false, now: 1_000 };
  const answer = async () => {
    seen.asked += 1;
    return seen.fails ? Err({ code: 'unreachable' } as const) : Ok(page);
  };
  const desk: CatalogueDesk = {
    searchByText: answer,
    autocompleteCode: async () => Ok([]),
    autocompleteAllData: async () => Ok([]),
    suggestQuestions: async () => Ok([]),
    brands: async () => Ok([]),
  };
  return { seen, catalogue: cachedCatalogue(desk, { now: () => seen.now }) };
}

describe('the cached catalogue', () => {
  it('shares a request in flight, and answers it from memory afterwards', async () => {
    const { seen, catalogue } = aCatalogue();
    await Promise.all([catalogue.searchByText(cliente, search), catalogue.searchByText(cliente, { ...search })]);
    await catalogue.searchByText(cliente, search);
    expect(seen.asked).toBe(1);
  });

  it('keeps callers, pages and filters apart', async () => {
    const { seen, catalogue } = aCatalogue();
    await catalogue.searchByText(cliente, search);
    await catalogue.searchByText(other, search);
    await catalogue.searchByText(cliente, { ...search, page: 2 });
    await catalogue.searchByText(cliente, { ...search, filters: { ...noFilters, onlyOffers: true } });
    expect(seen.asked).toBe(4);
  });

  it('asks anew after 15 minutes, and not before', async () => {
    const { seen, catalogue } = aCatalogue();
    await catalogue.searchByText(cliente, search);
    seen.now += searchCacheMs - 1;
    await catalogue.searchByText(cliente, search);
    expect(seen.asked).toBe(1);
    seen.now += 2;
    await catalogue.searchByText(cliente, search);
    expect(seen.asked).toBe(2);
  });

  it('keeps no failure', async () => {
    const { seen, catalogue } = aCatalogue();
    seen.fails = true;
    expect((await catalogue.searchByText(cliente, search)).ok).toBe(false);
    seen.fails = false;
    expect((await catalogue.searchByText(cliente, search)).ok).toBe(true);
    expect(seen.asked).toBe(2);
  });

  it('forgets when told, requests in flight included', async () => {
    const { seen, catalogue } = aCatalogue();
    const inFlight = catalogue.searchByText(cliente, search);
    catalogue.forget();
    await inFlight;
    await catalogue.searchByText(cliente, search);
    expect(seen.asked).toBe(2);
  });
});
