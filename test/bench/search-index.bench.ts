import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { nearestCodes } from '#core/search/nearest/nearest-codes.ts';
import { findPage } from '#core/search/page/find-page.ts';
import type { Criteria } from '#core/search/query/query.ts';
import { search } from '#core/search/search.ts';
import { suggestAll, suggestCodes } from '#core/search/suggestions/suggest.ts';
import { generatedCatalogue } from './generated-catalogue.ts';

/** Times in milliseconds. */
export interface Measured {
  readonly operation: string;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

const ROUNDS = 300;

/** Measures the search index in process, at so many generated products, each operation after some rounds to warm up. */
export function measureSearchIndex(products: number): Measured[] {
  const index = buildSearchIndex(generatedCatalogue(products));
  const page = (criteria: Criteria) => () => findPage(index, { ...criteria, page: 1, pageSize: 20, wantFacets: true });
  const operations: Record<string, () => unknown> = {
    'text: bujia ngk': page({ text: 'bujia ngk' }),
    'text: amortiguador gol': page({ text: 'amortiguador gol' }),
    'text: rodamiento 6203': page({ text: 'rodamiento 6203' }),
    'text: freno (common)': page({ text: 'freno' }),
    'text: pastillas de freno ventilado hilux': page({ text: 'pastillas de freno ventilado hilux' }),
    'text: bujia ngk, brand and stock ticked': page({ text: 'bujia ngk', filters: { brandIds: [1, 21], stocks: [0] } }),
    'code: 6203-2': page({ code: '6203-2' }),
    'code and text: 6203': page({ code: '6203', text: '6203' }),
    'vehicle 77 with two families': page({ filters: { vehicleIds: [77], typeIds: [2, 4] } }),
    'subfamily with range and values': page({
      filters: {
        typeIds: [201],
        ranges: [{ property: 'interior', from: 20, to: 40 }],
        values: [{ property: 'otrosRosca', values: ['M12', 'M14'] }],
      },
    }),
    'whole catalogue, page 1': page({}),
    'suggest codes: 620': () => suggestCodes(index, '620'),
    'suggest codes: AB1': () => suggestCodes(index, 'AB1'),
    'suggest all: bujia n': () => suggestAll(index, 'bujia n'),
    'suggest all: amortig': () => suggestAll(index, 'amortig'),
    'suggest all: b': () => suggestAll(index, 'b'),
    'spelling: amortigaudor': () => search(index, { text: 'amortigaudor', page: 1, pageSize: 20 }),
    'nearest codes: AB1234X': () => nearestCodes(index, 'AB1234X', 5),
  };
  return Object.entries(operations).map(([operation, run]) => ({ operation, ...timesOf(run) }));
}

function timesOf(run: () => unknown): Omit<Measured, 'operation'> {
  for (let round = 0; round < ROUNDS / 3; round++) run();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(ROUNDS - 1, Math.floor(ROUNDS * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) };
}
