import { useState } from 'react';

/** The rows that are ticked. They stay ticked while another page is listed. */
export interface ChosenRows<Row extends { readonly id: string }> {
  /** The chosen rows that are listed. */
  readonly rows: readonly Row[];
  /** All chosen rows, listed or not, in the order in which they were ticked. */
  readonly ids: readonly Row['id'][];
  has(row: Row): boolean;
  toggle(row: Row): void;
  /** Chooses all that are listed, or none of them. */
  toggleAll(): void;
  /** Whether all that are listed are ticked. */
  readonly isAll: boolean;
  clear(): void;
}

export function useChosen<Row extends { readonly id: string }>(listed: readonly Row[]): ChosenRows<Row> {
  const [ids, setIds] = useState<ReadonlySet<Row['id']>>(new Set());
  const rows = listed.filter(({ id }) => ids.has(id));
  const isAll = listed.length > 0 && rows.length === listed.length;
  const without = (others: readonly Row[]) => {
    const gone = new Set(others.map(({ id }) => id));
    return (now: ReadonlySet<Row['id']>) => new Set([...now].filter((id) => !gone.has(id)));
  };
  const withAll = (others: readonly Row[]) => (now: ReadonlySet<Row['id']>) =>
    new Set([...now, ...others.map(({ id }) => id)]);
  return {
    rows,
    ids: [...ids],
    has: ({ id }) => ids.has(id),
    toggle: (row) => setIds((now) => (now.has(row.id) ? without([row])(now) : withAll([row])(now))),
    toggleAll: () => setIds(isAll ? without(listed) : withAll(listed)),
    isAll,
    clear: () => setIds(new Set()),
  };
}
