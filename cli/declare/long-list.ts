import { exitCodes } from '../exit-codes.ts';
import { fieldLines } from '../fields.ts';
import type { Outcome } from '../outcome.ts';
import { beginRows, chosenFields, endRows, rowLine } from '../report.ts';
import { type Style, styleFor } from '../style.ts';
import type { OutputMode, Terminal } from '../terminal.ts';
import { createPackedTable } from '../views/packed-table.ts';
import { type LinesBelow, leftOutText, type TableColumn } from '../views/table.ts';
import { fieldsBeside, type ListEnd, type Paging, textBelow } from './list-end.ts';
import { PackedTexts } from './packed-texts.ts';
import { inOrder, type SortBy, sortValue } from './rows.ts';
import { writeText } from './write-text.ts';

interface LongListOf<Row> {
  readonly terminal: Terminal;
  readonly outputMode: OutputMode;
  readonly toWire: (row: Row) => unknown;
  readonly sort: SortBy | undefined;
  /** The field of the document that holds the rows. */
  readonly name: string;
  readonly columns: (style: Style) => readonly TableColumn<Row>[];
  readonly below: LinesBelow<Row> | undefined;
  readonly paging: Paging;
}

/** A list of several pages: of a row that is there only its text is kept, or nothing where it can be written. */
export interface LongList<Row> {
  /** Rows of the next page. */
  take(rows: readonly Row[]): Promise<void>;
  /** Writes what is still to be written, of so many rows as were wanted. */
  end(limit: number, end: ListEnd): Promise<Outcome>;
}

/** What is made of the rows. */
interface Form<Row> {
  readonly pack: (row: Row) => string;
  /** Called with each packed row that will be written, where nothing can be written before all are known. */
  readonly measure?: (packed: string) => void;
  readonly text: (packed: readonly string[], isFirst: boolean) => string;
  readonly textAfter: (end: ListEnd) => string;
}

/** How many packed rows are made text at once. */
const batch = 200;

export const createLongList = <Row>(list: LongListOf<Row>): LongList<Row> => {
  const { terminal, outputMode, toWire, sort } = list;
  /** Rows are good as far as they were read; half a document is of no use. */
  const exitWhenCutOff = outputMode.json && !outputMode.stream ? exitCodes.failed : exitCodes.done;
  const form = formOf(list);
  const kept = form.measure !== undefined || sort !== undefined ? new PackedTexts() : null;
  /** What each kept row is sorted by. */
  const values: unknown[] = [];
  let isFirst = true;
  const write = async (packed: readonly string[]): Promise<void> => {
    if (packed.length === 0) return;
    terminal.whenCutOff(exitWhenCutOff);
    const text = form.text(packed, isFirst);
    isFirst = false;
    await writeText(terminal.stdout, text);
  };
  return {
    async take(rows) {
      if (sort !== undefined) for (const row of rows) values.push(sortValue(toWire(row), sort));
      if (kept === null) return write(rows.map(form.pack));
      for (const row of rows) kept.add(form.pack(row));
    },
    async end(limit, end) {
      if (kept !== null) {
        const chosen = (sort === undefined ? [...Array(kept.count).keys()] : inOrder(values, sort)).slice(0, limit);
        for (const at of chosen) form.measure?.(kept.at(at));
        for (let at = 0; at < chosen.length; at += batch)
          await write(chosen.slice(at, at + batch).map((each) => kept.at(each)));
        kept.close();
      }
      await writeText(terminal.stdout, form.textAfter(end));
      return { kind: 'streamed', exit: exitCodes.done };
    },
  };
};

const formOf = <Row>(list: LongListOf<Row>): Form<Row> => {
  const { outputMode, toWire } = list;
  const { json, stream, fields } = outputMode;
  if (json && !stream) return documentForm(list);
  if (!stream && fields === null) return tableForm(list);
  return {
    pack: (row) => (stream ? rowLine(toWire(row), outputMode) : fieldLines([toWire(row)], fields ?? [])),
    text: (lines) => `${lines.join('\n')}\n`,
    textAfter: () => '',
  };
};

/** The document as `JSON.stringify` would indent it, its rows first. */
const documentForm = <Row>({ terminal, outputMode, toWire, name }: LongListOf<Row>): Form<Row> => ({
  pack: (row) => JSON.stringify(chosenFields(toWire(row), outputMode)),
  text(rows, isFirst) {
    const indented = rows.map((row) => JSON.stringify(JSON.parse(row), null, 2).replaceAll('\n', '\n    '));
    const text = `    ${indented.join(',\n    ')}`;
    if (!isFirst) return `,\n${text}`;
    beginRows(terminal);
    return `{\n  ${JSON.stringify(name)}: [\n${text}`;
  },
  textAfter(end) {
    endRows(terminal);
    const beside = JSON.stringify(fieldsBeside(end), null, 2).slice(1);
    return `\n  ]${beside === '}' ? '\n}' : `,${beside}`}\n`;
  },
});

const tableForm = <Row>({ outputMode, columns, below, paging }: LongListOf<Row>): Form<Row> => {
  const style = styleFor(outputMode.colour.stdout);
  const packed = createPackedTable(columns(style), style, outputMode.columns, below);
  return {
    ...packed,
    textAfter(end) {
      const more = textBelow(end, paging, leftOutText(packed.leftOut(), outputMode.columns));
      return more === '' ? '' : `\n${style.faint(more)}\n`;
    },
  };
};
