import type { Caller } from '#core/access/caller.ts';
import type { AccessFailure } from '#core/access/calls.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';

export interface CatalogueExportRequest {
  readonly kind: ImportKind;
  readonly format: SheetFormat;
  /** The name of the list whose prices are wanted; of other kinds null. */
  readonly priceList: string | null;
}

export interface CatalogueExport extends NamedFile<AsyncIterable<Uint8Array>> {
  /** Rows of the file, without headings. */
  readonly rowCount: number;
  /** Held, and not in the file: what no sheet can say so that an import reads the same. */
  readonly leftOutCount: number;
}

/**
 * What can be imported, out into a sheet of the same columns: importing it again changes nothing
 * (docs/rules/imports.md 12).
 */
export interface CatalogueExportService {
  /** Exports all that the catalogue holds of a kind. An aborted signal ends the export with `given-up`. */
  create(
    caller: Caller,
    request: CatalogueExportRequest,
    signal?: AbortSignal,
  ): Promise<Result<CatalogueExport, CatalogueExportFailure>>;
}

export type CatalogueExportFailure =
  | AccessFailure
  | { readonly code: 'unreachable' }
  /** Another back end, which has no such call. */
  | { readonly code: 'not-offered' }
  /** Prices of no list. */
  | { readonly code: 'price-list-missing' }
  | { readonly code: 'price-list-unknown'; readonly name: string }
  /** Too many are being made: worth another try in some seconds. */
  | { readonly code: 'exports-busy' }
  /** The client went away before the file was made. */
  | { readonly code: 'given-up' };
