import { createReadStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import type { SpreadsheetFailure, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { csvDialect } from './csv-dialect.ts';
import { rowBatches } from './row-batches.ts';
import type { SpreadsheetLimits } from './spreadsheet-limits.ts';
import type { TextEncoding } from './text-encoding.ts';

/** csv-parse reads UTF-8 bytes: files in other encodings are converted on the way. */
function toUtf8(encoding: TextEncoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, Buffer.from(decoder.decode(chunk, { stream: true })));
    },
    flush(done) {
      done(null, Buffer.from(decoder.decode()));
    },
  });
}

/** Longest text that one record may be: a quote that is never closed swallows no more than this. */
const recordLimit = (limits: SpreadsheetLimits): number => Math.min(limits.columns * limits.cell, 2 ** 21);

const failureOf = (error: unknown, line: number, limits: SpreadsheetLimits): SpreadsheetFailure => {
  if (!(error instanceof CsvError)) throw error;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return { code: 'unclosed-quote', line: line + 1 };
    case 'CSV_MAX_RECORD_SIZE':
      return { code: 'too-large', what: 'cell', limit: limits.cell, line: line + 1 };
    default:
      return { code: 'damaged-file', detail: error.code };
  }
};

type Parsed = { readonly record: readonly string[]; readonly info: Info };

async function* records(
  path: string,
  encoding: TextEncoding,
  sample: string,
  limits: SpreadsheetLimits,
): AsyncGenerator<Result<SpreadsheetRow, SpreadsheetFailure>, void> {
  const { delimiter, quoted, skipLines } = csvDialect(sample);
  const parser = parse({
    bom: true,
    delimiter,
    quote: quoted ? '"' : null,
    // All kinds of line ends, since a title pasted above a list often ends otherwise than the list.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    from_line: 1 + skipLines,
    max_record_size: recordLimit(limits),
  });
  const source = createReadStream(path, { highWaterMark: 2 ** 18 });
  const ended = () => {};
  if (encoding === 'utf-8') pipeline(source, parser, ended);
  else pipeline(source, toUtf8(encoding), parser, ended);
  let last = skipLines;
  let surplus = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const breaks = info.lines - surplus > last + 1 ? breaksIn(record) : noBreaks;
      surplus += breaks.double;
      last = info.lines - surplus;
      yield Ok({ line: last - breaks.all, cells: record });
    }
  } catch (error) {
    yield Err(failureOf(error, last, limits));
  } finally {
    source.destroy();
  }
}

const noBreaks = { all: 0, double: 0 };

/** csv-parse says on which line a record ends, and counts a CRLF inside quotes as two lines. */
function breaksIn(record: readonly string[]): typeof noBreaks {
  const breaks = record.flatMap((cell) => cell.match(/\r\n|\r|\n/g) ?? []);
  return { all: breaks.length, double: breaks.filter((each) => each === '\r\n').length };
}

/** Reads the rows of a text whose cells are parted by commas, semicolons, tabs or bars. */
export const csvRows = (path: string, encoding: TextEncoding, sample: string, limits: SpreadsheetLimits) =>
  rowBatches(records(path, encoding, sample, limits), limits);
