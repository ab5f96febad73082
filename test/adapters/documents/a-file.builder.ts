import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { spreadsheetReader } from '#adapters/documents/spreadsheet.ts';
import type { SpreadsheetLimits } from '#adapters/documents/spreadsheet-limits.ts';
import type { SpreadsheetFailure, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';

interface Read {
  readonly rows: readonly SpreadsheetRow[];
  readonly failure: SpreadsheetFailure | undefined;
  readonly sheets: readonly string[];
}

/** Files of one test file, in a directory of their own that goes away with it. */
export function fileService() {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-import-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  let count = 0;
  function write(content: Uint8Array | string, name = 'planilla.csv'): string {
    count += 1;
    const path = join(directory, `${count}-${name}`);
    writeFileSync(path, content);
    return path;
  }
  /** Everything that a reader makes of this content. */
  async function read(
    content: Uint8Array | string,
    options: { readonly sheet?: string | number; readonly name?: string } = {},
    limits: Partial<SpreadsheetLimits> = {},
  ): Promise<Read> {
    const { sheet, name } = options;
    const opened = await spreadsheetReader(limits).open(write(content, name), sheet === undefined ? {} : { sheet });
    if (opened.err) return { rows: [], failure: opened.val, sheets: [] };
    const rows: SpreadsheetRow[] = [];
    for await (const batch of opened.val.batches) {
      if (batch.err) return { rows, failure: batch.val, sheets: opened.val.sheets };
      rows.push(...batch.val);
    }
    return { rows, failure: undefined, sheets: opened.val.sheets };
  }
  const cells = async (...how: Parameters<typeof read>) => {
    const { rows, failure } = await read(...how);
    return failure ?? rows.map((row) => row.cells);
  };
  return { directory, write, read, cells };
}
