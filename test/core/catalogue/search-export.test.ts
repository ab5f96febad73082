import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { noFilters, type TextSearch } from '#core/catalogue/text-search/catalogue.service.ts';
import { createSearchExportService } from '#core/catalogue/text-search/create-search-export-service.ts';
import type { ExportedRow } from '#core/catalogue/text-search/exported-rows.ts';
import {
  exportedCount,
  maxExportedArticles,
  searchExportName,
} from '#core/catalogue/text-search/search-export.service.ts';
import type { ExportedColumns, SearchExportWriter } from '#core/catalogue/text-search/search-export-writer.port.ts';
import { type SearchSort, searchSorts } from '#core/catalogue/text-search/search-sort.ts';
import { asId } from '#core/shared/ids.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { aCatalogueProduct, aCatalogueRow } from '#test/builders/catalogue-product.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aCounter } from '#test/core/quick-order/a-counter.ts';

/** What a writer was given, kept as it came. */
const aWriter = (isBusy = false) => {
  const written: { format?: SheetFormat; columns?: ExportedColumns; rows: ExportedRow[] } = { rows: [] };
  const writer: SearchExportWriter = {
    async write(format, columns, batches, signal) {
      if (isBusy) return null;
      Object.assign(written, { format, columns });
      for await (const rows of batches) written.rows.push(...rows);
      if (signal?.aborted) throw new Error('nobody waits for it');
      return (async function* () {
        yield new Uint8Array([1]);
      })();
    },
  };
  return { writer, written };
};

const products = (count: number): readonly CatalogueProduct[] =>
  Array.from({ length: count }, (_, place) => {
    const id = String(place + 1);
    const type = String(11 + (place % 7));
    const code = `K${String((place * 7919) % 10_000).padStart(4, '0')}`;
    const price = place % 11 === 0 ? null : 100 + ((place * 37) % 501);
    return aCatalogueProduct({
      productId: asId(id),
      code,
      productTypeId: asId(type),
      productTypeName: `Tipo ${type}`,
      description: 'Retén',
      rows: [
        aCatalogueRow({ productPriceId: asId(id), code, price }),
        aCatalogueRow({
          productPriceId: asId(`${id}00000`),
          code: `${code}-B`,
          brandName: 'FAG',
          price: 50 + (place % 13),
        }),
      ],
    });
  });

const asked = (over: Partial<TextSearch> = {}): TextSearch => ({
  productIds: [],
  codeSearch: 'reten',
  fulltextSearch: 'reten',
  page: 3,
  filters: noFilters,
  ...over,
});

const exporting = (all: readonly CatalogueProduct[], isBusy = false, onTurn = (_turn: number): void => undefined) => {
  const counter = aCounter(all);
  const { writer, written } = aWriter(isBusy);
  let turns = 0;
  const service = createSearchExportService({
    ...counter.parts,
    writer,
    yieldToOthers: async () => {
      turns += 1;
      onTurn(turns);
    },
  });
  return { ...counter, service, written, turns: () => turns };
};

describe('an export of a search', () => {
  it.each(searchSorts)('has what all pages list, in their order: %s', async (sort) => {
    const { service, catalogue, written } = exporting(products(130));
    const listed: string[] = [];
    for (let page = 1; page <= 7; page += 1) {
      const answer = (await catalogue.searchByText(callerOf(1), asked({ page, sort }))).unwrap();
      const products = answer.subTypes.flatMap((group) => group.products);
      listed.push(...products.flatMap(({ prices }) => prices.map(({ code }) => code)));
    }
    const file = (await service.create(callerOf(1), asked({ sort }), 'xlsx')).unwrap();
    // A page keeps the products of one type together where no index groups them: their order is told by type.
    const inOrder =
      sort === 'relevance' ? (codes: readonly string[]) => codes : (codes: readonly string[]) => [...codes].sort();
    expect(inOrder(written.rows.map(({ code }) => code))).toEqual(inOrder(listed));
    expect(listed).toHaveLength(260);
    expect(file).toMatchObject({ name: 'Búsqueda reten.xlsx', articleCount: 130, totalCount: 130 });
  });

  it('by cost has the cheapest first', async () => {
    const { service, written } = exporting(products(90));
    await service.create(callerOf(1), asked({ sort: 'cost' }), 'csv');
    const cheapest = written.rows.filter((_, place) => place % 2 === 0).map(({ cost }) => cost?.toNumber() ?? 0);
    expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
    expect(written.format).toBe('csv');
  });

  it('keeps to the filters', async () => {
    const { service, written } = exporting(products(90));
    const filters = { ...noFilters, productTypeIds: [asId<'product-type'>('12')] };
    const file = (await service.create(callerOf(1), asked({ filters }), 'csv')).unwrap();
    expect(file.articleCount).toBe(13);
    expect(new Set(written.rows.map(({ subfamily }) => subfamily))).toEqual(new Set(['Tipo 12']));
  });

  it('has the first 5,000, and says of how many; other requests run in between', async () => {
    const { service, written, turns } = exporting(products(5130));
    const file = (await service.create(callerOf(1), asked(), 'csv')).unwrap();
    expect(file).toMatchObject({ articleCount: 5000, totalCount: 5130 });
    expect(new Set(written.rows.map(({ code }) => code.replace('-B', ''))).size).toBe(5000);
    expect(turns()).toBeGreaterThanOrEqual(50);
    const sorted = (await service.create(callerOf(1), asked({ sort: 'cost' }), 'csv')).unwrap();
    expect(sorted).toMatchObject({ articleCount: 1000, totalCount: 5130 });
  });

  it.each<[Caller, ExportedColumns]>([
    [callerOf(1), { internalCode: false, cost: true, sellingPrice: false }],
    [callerOf(1, { role: 'Admin', customerId: null }), { internalCode: true, cost: false, sellingPrice: false }],
  ])('has the columns of who asks: %o', async (caller, columns) => {
    const { service, written } = exporting(products(3));
    await service.create(caller, asked(), 'xlsx');
    expect(written.columns).toEqual(columns);
  });

  it.each(searchSorts)('is given up once nobody waits for it, wherever it stands: %s', async (sort) => {
    const left = new AbortController();
    const { service, written, turns } = exporting(products(900), false, (turn) => {
      if (turn === 2) left.abort();
    });
    expect((await service.create(callerOf(1), asked({ sort }), 'csv', left.signal)).val).toEqual({ code: 'given-up' });
    expect(turns()).toBe(2);
    expect(written.rows.length).toBeLessThanOrEqual(200);
  });

  it('is none of a search that finds nothing, nor while too many are made', async () => {
    const nothing = exporting(products(3));
    expect(
      (await nothing.service.create(callerOf(1), asked({ codeSearch: 'zzz', fulltextSearch: 'zzz' }), 'csv')).val,
    ).toEqual({
      code: 'nothing-to-export',
    });
    expect((await exporting(products(3), true).service.create(callerOf(1), asked(), 'csv')).val).toEqual({
      code: 'exports-busy',
    });
  });
});

describe('how many articles a file has', () => {
  it('is never more than were found, nor than the limit', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.constantFrom<SearchSort | undefined>(undefined, ...searchSorts), (found, sort) => {
        const count = exportedCount(found, sort);
        expect(count).toBeLessThanOrEqual(Math.min(found, maxExportedArticles));
        if (found <= 1000) expect(count).toBe(found);
      }),
    );
  });
});

describe('the name of a file', () => {
  it.each([
    ['bujia gol', 'Búsqueda bujia gol.csv'],
    ['', 'Búsqueda.csv'],
    ['62/22', 'Búsqueda 62 22.csv'],
    ['../..', 'Búsqueda.csv'],
    ['a<b>.exe.', 'Búsqueda a b .exe.csv'],
    [' . ', 'Búsqueda.csv'],
  ])('of %j is %j', (text, name) => {
    expect(searchExportName(asked({ fulltextSearch: text, codeSearch: text }), 'csv')).toBe(name);
  });

  it('may be one anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const name = searchExportName(asked({ fulltextSearch: text }), 'xlsx');
        expect(name).toMatch(/^Búsqueda.*\.xlsx$/u);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
        expect(new TextEncoder().encode(name).length).toBeLessThan(255);
      }),
    );
  });
});
