import type { Style } from '../../style.ts';
import { printable } from '../../style.ts';
import { cut, pad } from '../../views/display-width.ts';
import { cardsIn, type Lane, laneCounts, lanesOf } from './board.ts';
import { firstSeen, rowMark } from './draw-list.ts';
import type { ScreenContext } from './screen-context.ts';

const between = ' │ ';

/** Parts of the list side by side, each with its title and as many of its cards as there is room for. */
export function boardLines(
  context: ScreenContext,
  { isLoading, rows, columns }: { readonly isLoading: boolean; readonly rows: number; readonly columns: number },
  style: Style,
): readonly string[] {
  const lanes = lanesOf(context);
  const width = Math.floor((columns - between.length * (lanes.length - 1)) / lanes.length);
  // Before anything came nobody knows how many there are.
  const isFirst = isLoading && context.items.length === 0;
  const counts = isFirst ? context.counts : laneCounts(context);
  const drawn = lanes.map((lane) => laneLines({ ...context, counts }, lane, isFirst, rows, width, style));
  return Array.from({ length: rows + 1 }, (_, at) => drawn.map((lines) => lines[at] ?? '').join(style.faint(between)));
}

function laneLines(
  { screen, items, cursor, marked, counts }: ScreenContext,
  { id, title, from, count }: Lane,
  isFirst: boolean,
  rows: number,
  width: number,
  style: Style,
): readonly string[] {
  const room = cardsIn(rows);
  // The part of the chosen row keeps it in sight, the others begin at their first.
  const isHere = cursor >= from && cursor < from + count;
  const first = isHere ? firstSeen(cursor - from, count, room) : 0;
  const cards = items.slice(from + first, from + first + Math.min(room, count - first)).flatMap((item, at) => {
    const isOn = from + first + at === cursor;
    const [head = '', ...below] = screen.board?.card(item) ?? [];
    const lines = [
      rowMark(isOn, marked.has(screen.keyOf(item))) + printable(head),
      ...below.map((line) => `   ${printable(line)}`),
    ];
    return lines.map((line) => {
      const text = pad(cut(line, width), width);
      return isOn ? style.chosen(text) : text;
    });
  });
  const empty = style.faint(pad(isFirst ? '   Cargando…' : '   —', width));
  const blank = ' '.repeat(width);
  const body = count === 0 ? [empty] : cards;
  const head = style.bold(pad(cut(`   ${title} ${counts[id] ?? ''}`, width), width));
  return [head, ...body, ...Array.from({ length: Math.max(0, rows - body.length) }, () => blank)];
}
