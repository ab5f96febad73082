import type { RefObject } from 'react';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';
import { Icon } from '#web/ui/icon.tsx';

type Way = 'up' | 'down';

interface RowOrderProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (way: Way) => void;
}

const ways = [
  ['up', 'Subir'],
  ['down', 'Bajar'],
] as const satisfies readonly (readonly [Way, string])[];

/**
 * Moves an item one place; a message says its name and new place, since the button that has the focus moves with it.
 */
export function RowOrder({ name, place, count, onMove }: RowOrderProps) {
  return (
    <span className="item-order">
      {ways.map(([way, word]) => (
        <button
          key={way}
          type="button"
          className={`btn item-${way}`}
          aria-label={`${word} ${name}, ${place + 1} de ${count}`}
          disabled={way === 'up' ? place === 0 : place === count - 1}
          onClick={() => onMove(way)}
        >
          <Icon name={way} />
        </button>
      ))}
    </span>
  );
}

/**
 * Answers what moves the item of a place; the button that was pressed keeps the focus, at the end of the list the other
 * one.
 */
export function useRowOrder<Row>(
  box: RefObject<HTMLElement | null>,
  change: (next: (rows: readonly Row[]) => readonly Row[]) => void,
) {
  const focusOn = useFocusAfterRender<{ readonly place: number; readonly way: Way }>(({ place, way }) => {
    const row = box.current?.querySelectorAll(':scope > ul > li')[place];
    const same = row?.querySelector<HTMLElement>(`.item-${way}:enabled`);
    return same ?? row?.querySelector<HTMLElement>('.item-order > :enabled') ?? null;
  });
  return (place: number, way: Way): void => {
    const to = way === 'up' ? place - 1 : place + 1;
    focusOn({ place: to, way });
    change((rows) => {
      const row = rows[place];
      return row === undefined ? rows : rows.toSpliced(place, 1).toSpliced(to, 0, row);
    });
  };
}
