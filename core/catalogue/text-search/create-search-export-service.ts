import { authorise } from '#core/access/authorise.ts';
import { withCodeApart } from '#core/search/nearest/code-apart.ts';
import { countFound, findPage } from '#core/search/page/find-page.ts';
import type { SearchAnswer } from '#core/search/query/answer.ts';
import type { SearchQuery } from '#core/search/query/query.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { exclusionsFor } from '../exclusions/excluded-by.ts';
import type { ViewerContext } from '../products/price-for-customer.ts';
import type { WithCatalogueProduct } from '../products/product-groups.ts';
import { viewerOf } from '../products/viewer-of.ts';
import { askedFor } from './asked-rows.ts';
import type { TextSearch } from './catalogue.service.ts';
import type { CatalogueParts } from './create-catalogue-service.ts';
import { type ExportedRow, exportedRows } from './exported-rows.ts';
import { exportedCount, type SearchExportService, searchExportName } from './search-export.service.ts';
import type { SearchExportWriter } from './search-export-writer.port.ts';
import { isByPrice, sortedByPrice } from './search-sort.ts';
import { showHits } from './show-hits.ts';
import { toQuery } from './text-query.ts';

/**
 * Hits that the index is asked for at once, and products that are priced at once: others have their turn in between.
 */
const hitsAtOnce = 500;
const productsAtOnce = 100;

export interface SearchExportParts extends Omit<CatalogueParts, 'taxonomy' | 'foundNothing'> {
  readonly writer: SearchExportWriter;
  /** Lets waiting requests run first. */
  readonly yieldToOthers: () => Promise<void>;
}

/** Counts kept while the rows are taken. */
interface ExportCounts {
  articleCount: number;
  totalCount: number;
}

export const createSearchExportService = (parts: SearchExportParts): SearchExportService => {
  const { searchIndex, productRepository, writer, yieldToOthers } = parts;

  /** The products of all pages, in the order of the list. */
  async function* shownInBatches(
    query: Omit<SearchQuery, 'page'>,
    request: TextSearch,
    viewer: ViewerContext,
    counts: ExportCounts,
    signal?: AbortSignal,
  ): AsyncGenerator<readonly WithCatalogueProduct[]> {
    const asked = { asked: askedFor(query.code ?? ''), stockStates: request.filters.stockStates };
    // The same index from the first page to the last, so that a change of the catalogue neither repeats nor skips a
    // product.
    const index = searchIndex.current();
    const { sort } = request;
    let [from, count] = [0, 1];
    const all: WithCatalogueProduct[] = [];
    for (let page = 1; from < count; page += 1) {
      const found = findPage(index, { ...query, wantFacets: false, page, pageSize: hitsAtOnce });
      counts.totalCount = found.totalCount;
      count = exportedCount(found.totalCount, sort);
      const wanted = { ...found, hits: found.hits.slice(0, count - from) };
      for (const some of inParts(wanted)) {
        await yieldToOthers();
        if (signal?.aborted) return;
        const shown = await showHits(productRepository, viewer, asked, some);
        if (isByPrice(sort)) all.push(...shown);
        else yield shown;
      }
      from += hitsAtOnce;
    }
    if (!isByPrice(sort)) return;
    const inOrder = sortedByPrice(all, ({ product }) => product, sort);
    yield* inBatches(inOrder, productsAtOnce);
  }

  async function* rowsInBatches(shown: AsyncIterable<readonly WithCatalogueProduct[]>, counts: ExportCounts) {
    for await (const some of shown) {
      counts.articleCount += some.length;
      yield some.flatMap(exportedRows);
    }
  }

  return authorise<SearchExportService>('catalogue', {
    async create(caller, request, format, signal) {
      const [viewer, { excluded, withHidden }] = await Promise.all([
        viewerOf(parts, caller),
        exclusionsFor(parts, caller),
      ]);
      const index = searchIndex.current();
      const typed = toQuery(request, request.withHidden ? (withHidden ?? excluded) : excluded, viewer);
      const query = withCodeApart(index, typed);
      const totalCount = countFound(index, query);
      if (totalCount === 0) return Err({ code: 'nothing-to-export' });
      const isCustomer = caller.customerId !== null;
      const columns = {
        internalCode: !isCustomer,
        cost: isCustomer,
        sellingPrice: isCustomer && viewer.terms.showSellingPrice,
      };
      const counts: ExportCounts = { articleCount: 0, totalCount };
      const rows: AsyncIterable<readonly ExportedRow[]> = rowsInBatches(
        shownInBatches(query, request, viewer, counts, signal),
        counts,
      );
      const content = await writer.write(format, columns, rows, signal).catch((error: unknown) => {
        if (signal?.aborted) return 'given-up' as const;
        throw error;
      });
      if (content === 'given-up') return Err({ code: content });
      if (content === null) return Err({ code: 'exports-busy' });
      return Ok({ name: searchExportName(request, format), content, ...counts });
    },
  });
};

function* inParts({ hits, fits }: SearchAnswer): Generator<Pick<SearchAnswer, 'hits' | 'fits'>> {
  for (const some of inBatches(hits, productsAtOnce)) yield { hits: some, fits };
}
