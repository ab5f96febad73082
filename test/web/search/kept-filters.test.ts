import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { NothingFound } from '#web/search/nothing-found.tsx';
import { parseSearch } from '#web/search/search-url.ts';
import { UnderstoodChips } from '#web/search/understood-chips.tsx';

const linksOf = (element: ReactElement): readonly string[] =>
  [...renderToStaticMarkup(createElement(MemoryRouter, null, element)).matchAll(/href="([^"]*)"/g)].map(([, link]) =>
    (link ?? '').replaceAll('&amp;', '&'),
  );

const chip = (without: string, query: string) =>
  linksOf(
    createElement(UnderstoodChips, {
      understood: [{ kind: 'vehicle', text: 'Volkswagen Gol', without }],
      state: parseSearch(new URLSearchParams(query)),
      onTaken: () => undefined,
    }),
  );

describe('a search without what was understood', () => {
  it.each([
    ['bomba', 'q=bomba+gol&type=12&sort=cost&page=3', '/products-search-by-text?q=bomba&type=12&sort=cost'],
    ['', 'q=gol&type=12&stock=Green&hidden=1', '/products-search-by-text?type=12&stock=Green&hidden=1'],
    ['', 'q=gol&sort=cost', '/products-search-by-text'],
  ])('%j of %s', (without, query, link) => {
    expect(chip(without, query)).toEqual([link]);
  });
});

it('the nearest spelling is searched with the same filters, order and hidden articles', () => {
  const page = {
    types: [],
    subTypes: [],
    currentPage: 1,
    totalPages: 0,
    totalCount: 0,
    facets: { productBrands: [], productTypes: [], stockStates: [], offers: 0 },
    suggestion: 'bomba',
    understood: [],
    nearCodes: [],
    nearQuestions: [],
    hiddenCount: 0,
    sortedCount: null,
  };
  const state = {
    ...parseSearch(new URLSearchParams('q=bonba&sort=cost&hidden=1&page=2')),
    filters: { ...noFilters, productTypeIds: [asId<'product-type'>('12')] },
  };
  expect(linksOf(createElement(NothingFound, { page, state }))).toContain(
    '/products-search-by-text?q=bomba&type=12&sort=cost&hidden=1',
  );
});
