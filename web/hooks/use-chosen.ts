import { useState } from 'react';

/** The rows that are ticked, of those that are listed. */
export interface ChosenRows<Row> {
  readonly rows: readonly Row[];
  has(row: Row): boolean;
  toggle(row: Row): void;
  /** All that are listed, or none. */
  toggleAll(): void;
  readonly isAll: boolean;
  clear(): void;
}

export function useChosen<Row extends { readonly id: string }>(listed: readonly Row[]): ChosenRows<Row> {
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
