import { countedFrom, numberOf, type OrderDraft } from './order-draft.ts';
import type { AskedLine } from './quick-order.service.ts';

/** Lines that a draft had and no longer has, to be restored; null where none was removed. */
export const givenUp = (before: OrderDraft, after: OrderDraft): OrderDraft | null => {
  if (before === after) return null;
  const left = new Set(after.lines.map(numberOf));
  return {
    text: before.text === after.text ? '' : before.text,
    lines: before.lines.filter((line) => !left.has(numberOf(line))),
    ignored: after.lines.length === 0 ? before.ignored : [],
    list: after.list === null ? before.list : null,
  };
};

/** Discarded lines come back beside the present ones. */
export const putBack = (draft: OrderDraft, removed: OrderDraft): OrderDraft => ({
  text: [draft.text, removed.text].filter((text) => text !== '').join('\n'),
  lines: joinedLines(draft.lines, removed.lines),
  ignored: [...removed.ignored, ...draft.ignored],
  list: joinedList(draft, removed),
});

/** Joins lines that come back in their former places, unless other lines have their numbers now. */
const joinedLines = (lines: readonly AskedLine[], removed: readonly AskedLine[]): readonly AskedLine[] => {
  const taken = new Set(lines.flatMap((line) => line.lines));
  if (removed.some((line) => line.lines.some((number) => taken.has(number))))
    return [...lines, ...countedFrom(removed, lines)];
  return [...lines, ...removed].toSorted((one, other) => numberOf(one) - numberOf(other));
};

const joinedList = (draft: OrderDraft, removed: OrderDraft): OrderDraft['list'] => {
  if (draft.lines.length === 0) return removed.list ?? draft.list;
  return removed.list === null ? draft.list : null;
};
