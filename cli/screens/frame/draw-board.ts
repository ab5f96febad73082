import type { Style } from '../../style.ts';
import { printable } from '../../style.ts';
import { cut, pad, widthOf } from '../../views/display-width.ts';
import { betweenLanes, cardsIn, type Lane, laneCounts, lanesInView, lanesOf, laneWithEnd } from './board.ts';
import { firstSeen, rowMark } from './draw-list.ts';
import type { Board } from './screen.ts';
import type { ScreenContext } from './screen-context.ts';

/** That there are parts beside those that are seen. */
const otherParts = { before: '‹', after: '›' };
const margin = '   ';

interface LanePlace {
  readonly rows: number;
  readonly width: number;
  /** Before anything came nobody knows how many there are. */
  readonly isFirst: boolean;
}

/** Parts of the list side by side, each with its title and as many of its cards as there is room for. */
export function boardLines(
  context: ScreenContext,
  { isLoading, rows, columns }: { readonly isLoading: boolean; readonly rows: number; readonly columns: number },
  style: Style,
): readonly string[] {
  const { lanes, width, before, after } = lanesInView(lanesOf(context), context.cursor, columns);
  const isFirst = isLoading && context.items.length === 0;
  const counts = isFirst ? context.counts : laneCounts(context);
  const drawn = lanes.map((lane, at) => {
    const beside = { before: before && at === 0, after: after && at === lanes.length - 1 };
    const head = style.bold(laneHead(`${lane.title} ${counts[lane.id] ?? ''}`, width, beside));
    return [head, ...laneLines(context, lane, { isFirst, rows, width }, style)];
  });
  return Array.from({ length: rows + 1 }, (_, at) =>
    drawn.map((lines) => lines[at] ?? '').join(style.faint(betweenLanes)),
  );
}

const laneHead = (text: string, width: number, { before, after }: Readonly<Record<'before' | 'after', boolean>>) => {
  const begin = pad(before ? otherParts.before : '', margin.length);
  const end = after ? ` ${otherParts.after}` : '';
  const room = width - begin.length - end.length;
  return begin + pad(cut(text, room), room) + end;
};

/** The lines of a card below its mark, no wider than that. */
const cardLines = ({ head, below, end }: ReturnType<Board<unknown>['card']>, width: number): readonly string[] => {
  const [first, second] = [printable(head), printable(below)];
  if (width < laneWithEnd - margin.length) return [cut(first, width), cut(second, width)];
  const room = Math.max(0, width - widthOf(end) - 1);
  return [cut(first, width), cut(`${pad(cut(second, room), room)} ${end}`, width)];
};

function laneLines(
  { screen, items, cursor, marked }: ScreenContext,
  { from, count }: Lane,
  { isFirst, rows, width }: LanePlace,
  style: Style,
): readonly string[] {
  const room = cardsIn(rows);
  // The part of the chosen row keeps it in sight, the others begin at their first.
  const isHere = cursor >= from && cursor < from + count;
  const first = isHere ? firstSeen(cursor - from, count, room) : 0;
  const cards = items.slice(from + first, from + first + Math.min(room, count - first)).flatMap((item, at) => {
    const isOn = from + first + at === cursor;
    const card = screen.board?.card(item) ?? { head: '', below: '', end: '' };
    return cardLines(card, width - margin.length).map((line, place) => {
      const text = pad((place === 0 ? rowMark(isOn, marked.has(screen.keyOf(item))) : margin) + line, width);
      return isOn ? style.chosen(text) : text;
    });
  });
  const empty = style.faint(pad(`${margin}${isFirst ? 'Cargando…' : '—'}`, width));
  const blank = ' '.repeat(width);
  const body = count === 0 ? [empty] : cards;
  return [...body, ...Array.from({ length: Math.max(0, rows - body.length) }, () => blank)];
}
