import { stripVTControlCharacters } from 'node:util';
import type { Style } from '../../style.ts';
import { cut, pad, widthOf } from '../../views/display-width.ts';
import { layOut } from '../../views/table.ts';
import { wrap } from '../../views/wrap.ts';
import { notFetched } from '../nothing-chosen.ts';
import { questionOf, type ScreenContext } from './screen-context.ts';

const marks = { on: '▸', marked: '✓', none: ' ' };
/** Before each row: the one that is on, and whether it is marked. */
const marginWidth = 3;

export const rowMark = (isOn: boolean, isMarked: boolean): string =>
  `${isOn ? marks.on : marks.none}${isMarked ? marks.marked : marks.none} `;

/** The first row that is seen: the one that is on stays in the middle for as long as there are more on both sides. */
export const firstSeen = (cursor: number, all: number, rows: number): number =>
  Math.max(0, Math.min(cursor - Math.floor(rows / 2), all - rows));

/** A row that is too wide however narrow its columns are, without its colours. */
const fitting = (line: string, columns: number): string =>
  widthOf(line) <= columns ? line : cut(stripVTControlCharacters(line), columns);

const noneText = (context: ScreenContext): string => {
  const { screen, tab } = context;
  const { text, only } = questionOf(context);
  const isAll = tab === 0 && text === '' && only === null;
  return isAll ? screen.empty : (screen.noneFound ?? screen.empty);
};

/** The text of a list without rows; empty while it is loading. */
const emptyText = (context: ScreenContext, isLoading: boolean): string => {
  if (context.listProblem !== null) return notFetched;
  if (isLoading) return 'Cargando…';
  return context.work === null ? noneText(context) : '';
};

/** The list's titles and as many of its rows as there is room for, padded to all of them. */
export function listLines(
  context: ScreenContext,
  { isLoading, rows, columns }: { readonly isLoading: boolean; readonly rows: number; readonly columns: number },
  style: Style,
): readonly string[] {
  const { screen, items, cursor, marked } = context;
  const room = columns - marginWidth;
  const { titles, line } = layOut(items, screen.columns(style, questionOf(context).tab), style, room);
  const empty = emptyText(context, isLoading);
  const first = firstSeen(cursor, items.length, rows);
  const seen = items.slice(first, first + rows).map((item, at) => {
    const isOn = first + at === cursor;
    const row = rowMark(isOn, marked.has(screen.keyOf(item))) + fitting(line(item), room);
    return isOn ? style.chosen(pad(row, columns)) : row;
  });
  const none = empty === '' ? [] : wrap(empty, room).split('\n');
  const body = items.length === 0 ? none.slice(0, rows).map((text) => `   ${style.faint(cut(text, room))}`) : seen;
  const head = items.length === 0 ? '' : `   ${fitting(titles, room)}`;
  return [head, ...body, ...Array.from({ length: Math.max(0, rows - body.length) }, () => '')];
}
