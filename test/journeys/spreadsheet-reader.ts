import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

type Reading = typeof import('#adapters/documents/spreadsheet.ts');

/** The program's own reader, bundled as it ships: Playwright's loader cannot read ts-results. */
export const readSpreadsheet = async (path: string, directory: string): Promise<readonly (readonly string[])[]> => {
  const outfile = join(directory, 'spreadsheet-reader.mjs');
  await build({
    entryPoints: ['adapters/documents/spreadsheet.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    external: ['hucre', 'hucre/*', 'csv-parse'],
    logLevel: 'warning',
  });
  const { spreadsheetReader } = (await import(pathToFileURL(outfile).href)) as Reading;
  const opened = (await spreadsheetReader().open(path)).unwrap();
  const rows: (readonly string[])[] = [];
  for await (const batch of opened.batches) rows.push(...batch.unwrap().map(({ cells }) => cells));
  return rows;
};
