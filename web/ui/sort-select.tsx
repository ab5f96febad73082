import { Icon } from '#web/ui/icon.tsx';
import type { OfficeColumn, Sorting } from './office-column.ts';

/** How the column is sorted, beside its head. */
export function SortIcon({ order }: { readonly order: number }) {
  return (
    <span className={order === 0 ? 'sort-icon' : 'sort-icon on'}>
      <Icon name={order === 0 ? 'sort' : order > 0 ? 'up' : 'down'} />
    </span>
  );
}

interface SortSelectProps<Row> {
  readonly columns: readonly OfficeColumn<Row>[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
}

/** Sorting where cards have no heads to press. */
export function SortSelect<Row>({ columns, sorting, onSort }: SortSelectProps<Row>) {
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0) return null;
  const choose = (value: string) => {
    const [order, id = ''] = value.split(' ');
    onSort(id === '' ? null : { id, order: order === '1' ? 1 : -1 });
  };
  return (
    <div className="sort-select">
      <select
        aria-label="Ordenar por"
        value={sorting === null ? '' : `${sorting.order} ${sorting.id}`}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Ordenar…</option>
        {sortable.flatMap(({ id, header }) => [
          <option key={`${id} up`} value={`1 ${id}`}>
            {header} ↑
          </option>,
          <option key={`${id} down`} value={`-1 ${id}`}>
            {header} ↓
          </option>,
        ])}
      </select>
    </div>
  );
}
