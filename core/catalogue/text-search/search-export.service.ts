import type { Caller } from '#core/access/caller.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { CatalogueFailure } from '../catalogue-failure.ts';
import type { TextSearch } from './catalogue.service.ts';
import { isByPrice, maxSortedByPrice, type SearchSort } from './search-sort.ts';

/** Articles in one file: more is a price list, which has files of its own. */
export const maxExportedArticles = 5000;

/** How many articles of so many a file has: those that the list has in its order. */
export const exportedCount = (totalCount: number, sort?: SearchSort): number =>
  Math.min(totalCount, isByPrice(sort) ? maxSortedByPrice : maxExportedArticles);

/** What a search lists, as a file at the caller's own prices. */
export interface SearchExport extends NamedFile<AsyncIterable<Uint8Array>> {
  /** Products in the file; of more found than that, the first ones. */
  readonly articleCount: number;
  readonly totalCount: number;
}

export interface SearchExportService {
  /** All pages of the search, whichever page it asks for. An aborted signal ends it with `given-up`. */
  create(
    caller: Caller,
    request: TextSearch,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<SearchExport, SearchExportFailure>>;
}

export type SearchExportFailure =
  | CatalogueFailure
  /** The search finds nothing. */
  | { readonly code: 'nothing-to-export' }
  /** Too many are being made: worth another try in some seconds. */
  | { readonly code: 'exports-busy' }
  /** The client went away before the file was made. */
  | { readonly code: 'given-up' }
  /** Another back end, which has no such call. */
  | { readonly code: 'not-offered' };

/** Longest text of a search in the name of its file. */
const maxNameLength = 50;

/** 'Búsqueda bujia gol.xlsx': without what no file may be called. */
export const searchExportName = ({ fulltextSearch, codeSearch }: TextSearch, format: SheetFormat): string => {
  const text = [...(fulltextSearch.trim() || codeSearch)]
    .slice(0, maxNameLength)
    .join('')
    .replace(/[\\/:*?"<>|\p{C}\s]+/gu, ' ')
    .replace(/[. ]+$/, '')
    .trim();
  return `${text === '' ? 'Búsqueda' : `Búsqueda ${text}`}.${format}`;
};
