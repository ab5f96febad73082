import { useState } from 'react';
import type { DeskRow } from '#core/orders/desk/desk-order.ts';

/** The orders that are ticked, of those that are listed. */
export interface ChosenRows {
  readonly rows: readonly DeskRow[];
  has(row: DeskRow): boolean;
  toggle(row: DeskRow): void;
  /** All that are listed, or none. */
  toggleAll(): void;
  readonly isAll: boolean;
  clear(): void;
}

export function useChosen(listed: readonly DeskRow[]): ChosenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = listed.filter(({ id }) => ids.has(id));
  const isAll = listed.length > 0 && rows.length === listed.length;
  return {
    rows,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((now) => (now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]))),
    toggleAll: () => setIds(isAll ? new Set() : new Set(listed.map(({ id }) => id))),
    isAll,
    clear: () => setIds(new Set()),
  };
}
