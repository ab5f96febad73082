import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import type { CatalogueSheetWriter } from '#core/catalogue/export/catalogue-sheet-writer.port.ts';
import type { TableFiles } from './table-files.ts';

const wide: ReadonlySet<string> = new Set(['description', 'applications', 'version', 'notes']);

/** What the catalogue holds as a sheet that can be imported. */
export const createCatalogueSheetWriter = (files: TableFiles): CatalogueSheetWriter => ({
  write: (kind, format, columns, batches, signal) =>
    files.write(
      format,
      {
        sheet: importKindTexts[kind],
        columns: columns.map(({ name, heading, kind }) => ({ heading, kind, width: wide.has(name) ? 44 : 18 })),
      },
      batches,
      signal,
    ),
});
