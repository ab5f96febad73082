import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import type { SpreadsheetFailure, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { formattedCellLog } from './formatted-cells.ts';
import { rowBatches } from './row-batches.ts';
import { singleSheetPackage } from './single-sheet-package.ts';
import type { SpreadsheetLimits } from './spreadsheet-limits.ts';
import { TooWide } from './valueless-formulas.ts';
import { rowOf } from './xlsx-cells.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import type { ZipPart } from './zip-directory.ts';

/** Opens while somebody waits for a row, so that a file is read as fast as its rows are taken and no faster. */
function demand() {
  let waiting = false;
  let isOver = false;
  let wake = () => {};
  return {
    async during<T>(next: Promise<T>): Promise<T> {
      waiting = true;
      wake();
      try {
        return await next;
      } finally {
        waiting = false;
      }
    },
    /** Ends the reading: nobody takes another row. */
    end(): void {
      isOver = true;
      wake();
    },
    /**
     * False once nobody will. Rows that are ready are all handed over before setImmediate: who still waits after it has
     * none left.
     */
    async wanted(): Promise<boolean> {
      for (;;) {
        await setImmediate();
        if (isOver) return false;
        if (waiting) return true;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

async function* rows(
  path: string,
  source: XlsxPackage,
  sheet: ZipPart,
  limits: SpreadsheetLimits,
): AsyncGenerator<Result<SpreadsheetRow, SpreadsheetFailure>, void> {
  const file = await open(path);
  const { during, end, wanted } = demand();
  const formatted = formattedCellLog(source.formats);
  const bytes = singleSheetPackage(path, file, source, sheet, wanted, formatted.note);
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return();
      },
    },
    { highWaterMark: 0 },
  );
  const parsed = streamXlsxRows(stream);
  try {
    for (;;) {
      const next = await during(parsed.next());
      if (next.done === true) return;
      const { index, values } = next.value;
      yield Ok(rowOf(index, values, formatted.take(index)));
    }
  } catch (error) {
    if (error instanceof TooWide) yield Err({ code: 'too-large', what: 'columns', limit: limits.columns });
    // Any other error of the parser means that the file is damaged.
    else yield Err({ code: 'damaged-file', detail: error instanceof Error ? error.constructor.name : 'unknown' });
  } finally {
    // The parser may be waiting for a row to be taken: it has to go on, or closing it would wait for ever.
    end();
    await parsed.return();
    await bytes.return();
    await file.close();
  }
}

/** Reads the rows of a sheet of a workbook. */
export const xlsxRows = (path: string, source: XlsxPackage, sheet: ZipPart, limits: SpreadsheetLimits) =>
  rowBatches(rows(path, source, sheet, limits), limits);
