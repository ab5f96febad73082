import { labelIn } from '#core/imports/column-set.ts';
import { errorText } from '#core/imports/error-value.ts';
import { beyondHeadings, createHeadingAgain } from '#core/imports/sheet-lines.ts';
import type { ReadSheet } from './read-sheet.ts';
import type { RowUnreadable } from './sheet.service.ts';
import {
  againstTheMark,
  cellsByField,
  inForeignMoney,
  type SheetCells,
  type SheetColumnSet,
  spoiledCodes,
} from './sheet-columns.ts';

/** A row as it stands in the file, what is wrong with its cells, and what they say of each column. */
export interface ParsedRow<Field extends string> {
  readonly line: number;
  readonly cells: readonly string[];
  readonly faults: readonly RowUnreadable[];
  readonly values: SheetCells<Field>;
}

/** Other work goes first after so many rows. */
const rowsAtOnce = 200;

/** The rows of a sheet, without headings that stand again among them. */
export const parseRows = async <Field extends string>(
  columns: SheetColumnSet<Field>,
  { layout, rows, isText }: ReadSheet<Field>,
  yieldToOthers: () => Promise<void>,
): Promise<readonly ParsedRow<Field>[]> => {
  const { headings } = layout;
  const parsed: ParsedRow<Field>[] = [];
  const places = [...layout.columns.values()];
  const isHeading = createHeadingAgain(headings, places);
  const nameOf = (field: Field, at: number): string => headings[at]?.trim() || labelIn(columns, field);
  let count = 0;
  for (const row of rows) {
    const { unreadable, line, cells } = row;
    if (count % rowsAtOnce === 0) await yieldToOthers();
    count += 1;
    if (isHeading(cells)) continue;
    const surplus = beyondHeadings(cells, headings, places, isText);
    const unread: readonly RowUnreadable[] = [
      ...[...layout.columns]
        .filter(([, at]) => unreadable.includes(at) || errorText.test((cells[at] ?? '').trim()))
        .map(([field, at]) => unreadableAt(nameOf(field, at))),
      ...inForeignMoney(row, layout, columns).map(
        ([field, at]): RowUnreadable => ({
          code: 'foreign-amount',
          heading: nameOf(field, at),
          value: cells[at] ?? '',
        }),
      ),
      ...againstTheMark(row, layout, columns).map(
        ([field, at]): RowUnreadable => ({
          code: 'other-decimal-mark',
          heading: nameOf(field, at),
          value: cells[at] ?? '',
        }),
      ),
      ...spoiledCodes(row, layout, columns).map(
        ([code, field, at]): RowUnreadable => ({ code, heading: nameOf(field, at), value: cells[at] ?? '' }),
      ),
    ];
    const faults = surplus === null ? unread : [surplus];
    parsed.push({ line, cells, faults, values: cellsByField(row, layout, columns) });
  }
  return parsed;
};

const unreadableAt = (heading: string): RowUnreadable => ({ code: 'cell-unreadable', heading });

/** The rows of each thing, in the order of their first. */
export const together = <Row>(rows: readonly Row[], groups: readonly (string | null)[]): readonly [Row, ...Row[]][] => {
  const known = new Map<string, [Row, ...Row[]]>();
  const things: [Row, ...Row[]][] = [];
  rows.forEach((row, at) => {
    const group = groups[at] ?? null;
    const held = group === null ? undefined : known.get(group);
    if (held !== undefined) {
      held.push(row);
      return;
    }
    const thing: [Row, ...Row[]] = [row];
    things.push(thing);
    if (group !== null) known.set(group, thing);
  });
  return things;
};
