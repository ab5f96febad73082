import { type RefObject, useRef } from 'react';
import { useFocusAfterRender } from './focus-after-render.ts';

export interface RowFocus {
  /** What holds the rows and what adds one. */
  readonly box: RefObject<HTMLDivElement | null>;
  /**
   * Call it before a row is added: the row's first field takes the focus, past choices that are made already; where it
   * has none, the focus stays.
   */
  added(place: 'first' | 'last'): void;
  /** Call it before a row goes: the key of the next one takes the focus, else the last one's, else what adds one. */
  removed(place: number): void;
}

type Place = 'first' | 'last' | number;

const controls = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** Where the focus goes when rows of a form come and go (docs/rules/screens.md 11). */
export function useRowFocus(): RowFocus {
  const box = useRef<HTMLDivElement>(null);
  const rowsNow = () => [...(box.current?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [])];
  const focusOn = useFocusAfterRender<{ readonly place: Place; readonly count: number }>(({ place, count }) => {
    const rows = rowsNow();
    // The row was there already, or has not gone: the focus stays where somebody writes by now.
    if (rows.length === count) return null;
    if (typeof place === 'string') {
      const row = place === 'first' ? rows[0] : rows.at(-1);
      const fields = [...(row?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
      return fields.find((field) => field instanceof HTMLInputElement || field.value === '') ?? fields[0] ?? null;
    }
    const keys = rows.map((row) => row.querySelector<HTMLElement>(':scope > .row-out'));
    const next = keys.slice(place).find((key) => key !== null) ?? keys.findLast((key) => key !== null);
    return next ?? box.current?.querySelector<HTMLElement>(`:scope > .row-adds ${controls}`) ?? null;
  });
  const want = (place: Place): void => focusOn({ place, count: rowsNow().length });
  return { box, added: want, removed: want };
}
