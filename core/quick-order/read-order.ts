import { halfWidth } from '#core/shared/accents.ts';
import { folded } from '#core/shared/folded.ts';
import { type CleanLine, cleanLines } from './clean-lines.ts';
import { readFreeText } from './free-text.ts';
import { headingColumns, type OrderColumns, readCells, readUnder } from './order-cells.ts';
import { maxLines } from './quick-order-limits.ts';
import type { IgnoredLine, Reading, WrittenLine, WrittenOrder } from './written-order.ts';

/** A row of a spreadsheet. */
export interface SheetRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Characters of a cell, of a code and of a line as it is shown; what is beyond is not looked at. */
const maxTextLength = 300;

/** Lines that are read before others may go first. */
const batch = 20;

/** Reads on with each `next`, so that other calls can be answered between two batches. */
export type OrderReading = Generator<undefined, WrittenOrder, undefined>;

/** Reads a pasted text: rows of a spreadsheet, lines of a chat or of a mail, all mixed. Nothing of it is lost. */
export function* readOrder(pasted: string): OrderReading {
  const reader = createReader();
  const written = cleanLines(pasted);
  for (const [at, { line, text }] of written.entries()) {
    if (reader.isFull()) return reader.done(written.length - at);
    if (at % batch === batch - 1) yield;
    const { cells, separator } = cellsOf(text);
    if (cells.length > 1) reader.row({ line, cells }, text.trim(), separator);
    else reader.text({ line, text: (cells[0] ?? '').trim() });
  }
  return reader.done(0);
}

/** Reads the rows of a file as readOrder reads lines. */
export function* readSheet(rows: readonly SheetRow[]): OrderReading {
  const reader = createReader();
  for (const [at, { line, cells: whole }] of rows.entries()) {
    if (reader.isFull()) return reader.done(rows.length - at);
    if (at % batch === batch - 1) yield;
    const cells = whole.map((cell) => halfWidth(cell.slice(0, maxTextLength)));
    const filled = cells.filter((cell) => cell.trim() !== '');
    const [only] = filled;
    if (filled.length === 1 && only !== undefined && !reader.isUnderHeading('sheet'))
      reader.text({ line, text: only.trim() });
    else if (filled.length > 0) reader.row({ line, cells }, filled.join(' · '), 'sheet');
  }
  return reader.done(0);
}

/** How a single line can be read; in no way where it orders nothing, or several things. */
export const readLine = (text: string): readonly Reading[] => {
  const reading = readOrder(text);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const [line, ...others] = step.value.lines;
  return line === undefined || others.length > 0 ? [] : line.readings;
};

const createReader = () => {
  const lines: WrittenLine[] = [];
  const ignored: IgnoredLine[] = [];
  /** A heading is of the rows that are parted as it is, until another comes. */
  const headings = new Map<string, OrderColumns>();

  const add = (line: number, text: string, readings: readonly Reading[]): void => {
    const clipped = readings.map((reading) => ({
      ...reading,
      code: reading.code.slice(0, maxTextLength),
      around: reading.around.slice(0, maxTextLength),
    }));
    if (readings.length > 0) lines.push({ line, text: text.slice(0, maxTextLength), readings: clipped });
  };
  const ignore = (line: number, text: string, reason: IgnoredLine['reason']): void => {
    ignored.push({ line, text: text.slice(0, maxTextLength), reason });
  };

  const underHeading = (under: OrderColumns, { line, cells }: SheetRow, text: string): void => {
    const reading = readUnder(under, cells);
    const hasNone = under.quantity !== null && (reading.quantity ?? 0) === 0;
    const isBlank = (cells[under.quantity ?? 0] ?? '').replace(/[\s0.,-]/g, '') === '';
    if (reading.code === '') ignore(line, text, 'no-code');
    else if (hasNone && isBlank) ignore(line, text, 'no-quantity');
    else add(line, text, [reading]);
  };

  return {
    isUnderHeading: (separator: string) => headings.has(separator),
    row(row: SheetRow, text: string, separator: string): void {
      const heading = headingColumns(row.cells);
      const columns = headings.get(separator);
      if (heading !== null) {
        headings.set(separator, heading);
        ignore(row.line, text, 'heading');
      } else if (columns !== undefined) underHeading(columns, row, text);
      else add(row.line, text, readCells(row.cells));
    },
    text({ line, text }: CleanLine): void {
      const words = folded(text).split(' ');
      if (headingColumns(words) !== null) ignore(line, text, 'heading');
      else for (const each of severalIn(text) ?? [text]) add(line, each, readingsOf(each));
    },
    /** Whether it has too many lines already: the rest need not be read. */
    isFull: () => lines.length > maxLines,
    done: (unread: number): WrittenOrder => ({ lines: eachWithItsNumber(lines), ignored, unread }),
  };
};

/** Several orders of one line: the first keeps its number, the others are counted on after the last line. */
const eachWithItsNumber = (lines: readonly WrittenLine[]): readonly WrittenLine[] => {
  const taken = new Set<number>();
  let last = lines.at(-1)?.line ?? 0;
  return lines.map((each) => {
    const line = taken.has(each.line) ? ++last : each.line;
    taken.add(line);
    return { ...each, line };
  });
};

/** A comma within a number that stands for itself: '3003 1,5', 'BKR6Ex1,5', '1,5 x BKR6E', '(2,5 u)'. */
const decimalComma = /(?<=(?:^|[\s([x×*=:])(?:0|[1-9]\d{0,2}(?:\.\d{3})*)),(?=\d{1,3}(?:$|[\s)\].x×*u]))/i;

/** '6203 1,2,3', '1,2,3 x 6203': several commas within what stands beside the rest are of no list of cells. */
const manyCommas = /[\sx×*]\d{1,3}(?:,\d{1,3}){2,}$|^(?:\S*[\sx×*])?\d{1,3}(?:,\d{1,3}){2,}[\sx×*]/i;

/** A comma may part code from quantity, or stand in a sentence or in a number: it is one more way to read. */
const readingsOf = (text: string): readonly Reading[] => {
  const free = readFreeText(text);
  // Where the text is nothing but the number, its comma parts a code from its quantity: '62,4'.
  const hasDecimal = decimalComma.test(text) && /[\s(x×*=:]/i.test(text.trim());
  const cells = hasDecimal || manyCommas.test(text) ? [] : text.split(',').filter((cell) => cell.trim() !== '');
  return cells.length < 2 || free.some(({ isExplicit }) => isExplicit) ? free : [...readCells(cells), ...free];
};

/** 'BKR6E x4, 6203 x10': several orders of one line, where each part says its own quantity. */
const severalIn = (text: string): readonly string[] | null => {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const isEach = parts.length > 1 && parts.every((part) => readFreeText(part)[0]?.isExplicit === true);
  return isEach ? parts : null;
};

/** The cells of a line with tabs, semicolons or bars, without the quotes that spreadsheets put around them. */
const cellsOf = (text: string): { readonly cells: readonly string[]; readonly separator: string } => {
  const separator = ['\t', ';', '|'].find((each) => text.includes(each)) ?? '';
  if (separator === '' || (separator !== '\t' && severalIn(text) !== null)) return { cells: [text], separator: '' };
  const cells = text.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const filled = cells.filter((cell) => cell !== '');
  return { cells: filled.length > 1 ? cells : filled, separator };
};
