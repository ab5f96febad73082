import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { type ReactNode, useMemo, useState } from 'react';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { useDrawnRows } from '#web/hooks/drawn-rows.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx';
import { KitProvider } from './kit-provider.tsx';
import { classOf, classOfActions, type RowActions } from './list-column.ts';
import { csvOf, type OfficeColumn, type Sorting, sortRows } from './office-column.ts';
import { SortIcon, SortSelect } from './sort-select.tsx';

export interface OfficeTableProps<Row> {
  /** The list's name, also in the file's: 'Clientes'. */
  readonly name: string;
  /** Null until they are there. */
  readonly rows: readonly Row[] | null;
  /** Why they are not there, or why what is shown is not newer; null where all is well. */
  readonly problem?: string | null;
  readonly onRetry?: () => void;
  /** Shown where there are no rows. */
  readonly none: ReactNode;
  readonly rowKey: string & keyof Row;
  /** The column that names the row has `card: 'title'`. */
  readonly columns: readonly OfficeColumn<Row>[];
  readonly actions?: RowActions<Row>;
  readonly isOpen?: (row: Row) => boolean;
  /** For choosing several rows: a box before each, and one for all. */
  readonly choice?: RowChoice<Row> | undefined;
  /** The newest of a longer list, which is elsewhere: neither sorted, nor its columns chosen, nor a file. */
  readonly isShort?: boolean;
  /** Of few columns, which stand nearer together than the window would have them. */
  readonly isNarrow?: boolean;
  /** Shown in place of the button that saves these rows, where the list goes on beyond them. */
  readonly exports?: ReactNode;
  /** Shown above the list at the left: its heading, its filter, its count. */
  readonly children?: ReactNode;
}

export interface RowChoice<Row> {
  readonly label: (row: Row) => string;
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly isAll: boolean;
  readonly allLabel: string;
  readonly toggleAll: () => void;
}

const tableParts = {
  // The header sticks to the window, not to a box that scrolls.
  wrapper: { style: { overflow: 'visible' } },
  table: { className: 'list-table' },
};

/** What a cell is drawn anew for: with more rows below, those that are drawn stay as they are. */
const cellFollows = ['rowData', 'field', 'column.props.body', 'column.props.bodyClassName'];

/** The cell that names its row. */
const titleParts = { bodyCell: { role: 'rowheader' } };

/**
 * Every list of the office: sorting, columns to choose, a file of what is listed, and cards where there is no room for
 * columns.
 */
export function OfficeTable<Row extends object>(props: OfficeTableProps<Row>) {
  const {
    name,
    rows,
    columns,
    problem = null,
    onRetry = () => undefined,
    none,
    isShort = false,
    isNarrow = false,
    exports,
    children,
  } = props;
  const { clock } = usePublicServices();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [hidden, setHidden] = useHiddenColumns(name);
  const sorted = useMemo(() => sortRows(rows ?? [], columns, sorting), [rows, columns, sorting]);
  const shown = useMemo(
    () => columns.filter(({ id, card }) => isShort || card === 'title' || !hidden.includes(id)),
    [columns, hidden, isShort],
  );
  const save = () => {
    const file = `${name.toLowerCase().replaceAll(' ', '-')}-${dateInBuenosAires(clock.now())}.csv`;
    saveBlob(file, new Blob([csvOf(sorted, shown)], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <div className={isNarrow ? 'data-list narrow' : 'data-list'}>
      {!isShort && (
        <div className="data-list-head">
          {children}
          {sorted.length > 0 && (
            <div className="data-list-tools">
              <SortSelect columns={shown} sorting={sorting} onSort={setSorting} />
              <ColumnChoice
                columns={columns.filter(({ card }) => card !== 'title')}
                hidden={hidden}
                onHide={setHidden}
              />
              {exports ?? (
                <button type="button" className="btn" onClick={save}>
                  <Icon name="download" />
                  Exportar CSV
                </button>
              )}
            </div>
          )}
        </div>
      )}
      <QueryState
        of={{ answer: rows, failure: problem, retry: onRetry }}
        problem={(text) => text}
        skeleton={<Skeleton rows={isShort ? 3 : 10} kind="office" />}
        none={none}
        isNone={(all) => all.length === 0}
      >
        {() => <Rows {...props} columns={shown} rows={sorted} sorting={sorting} onSort={setSorting} />}
      </QueryState>
    </div>
  );
}

interface RowsProps<Row> extends Pick<OfficeTableProps<Row>, 'rowKey' | 'columns' | 'actions' | 'isOpen' | 'choice'> {
  readonly rows: readonly Row[];
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting | null) => void;
}

function Rows<Row extends object>(props: RowsProps<Row>) {
  const { rows, rowKey, columns, actions, isOpen, choice, sorting, onSort } = props;
  const [drawn, endOfRows] = useDrawnRows(rows.length);
  const drawCell = useMemo(
    () => new Map(columns.map((column) => [column.id, (row: Row) => <Cell row={row} column={column} />])),
    [columns],
  );
  // A fragment, since the kit would write the word `false`.
  const drawActions = useMemo(() => (row: Row) => <>{actions?.of(row)}</>, [actions]);
  return (
    <KitProvider>
      <DataTable<Row[]>
        value={rows.slice(0, drawn)}
        dataKey={rowKey}
        // The table only shows the order: the whole list is sorted before, as not all of it is drawn.
        lazy
        removableSort
        sortField={sorting?.id ?? ''}
        sortOrder={sorting?.order ?? null}
        sortIcon={({ sortOrder, sorted }) => <SortIcon order={sorted ? (sortOrder ?? 0) : 0} />}
        onSort={({ sortField, sortOrder }) =>
          onSort(sortField && sortOrder ? { id: sortField, order: sortOrder === 1 ? 1 : -1 } : null)
        }
        cellMemoProps={cellFollows}
        rowClassName={(row: Row) => (isOpen?.(row) ? 'open' : '')}
        pt={tableParts}
      >
        {choice !== undefined && (
          <Column
            header={
              <input type="checkbox" aria-label={choice.allLabel} checked={choice.isAll} onChange={choice.toggleAll} />
            }
            headerClassName="card-none row-choice"
            bodyClassName="card-choice row-choice"
            body={(row: Row) => (
              <input
                type="checkbox"
                aria-label={choice.label(row)}
                checked={choice.has(row)}
                onChange={() => choice.toggle(row)}
              />
            )}
          />
        )}
        {columns.map((column) => (
          <Column
            key={column.id}
            field={column.id}
            header={column.header}
            sortable={column.sort !== undefined}
            headerClassName={classOf(column)}
            bodyClassName={classOf(column)}
            body={drawCell.get(column.id)}
            pt={column.card === 'title' ? titleParts : {}}
          />
        ))}
        {actions !== undefined && (
          <Column
            header={<span className="only-read">{actions.header}</span>}
            bodyClassName={classOfActions(actions)}
            body={drawActions}
          />
        )}
      </DataTable>
      <div ref={endOfRows} />
    </KitProvider>
  );
}

/** On a card the column's name stands before the value; in a table the head has it. */
function Cell<Row>({ row, column }: { readonly row: Row; readonly column: OfficeColumn<Row> }) {
  const { text, cell, isCut, cardLabel } = column;
  const shown = cell === undefined ? text(row) : cell(row);
  return (
    <>
      {cardLabel !== undefined && text(row) !== '' && <span className="card-label">{cardLabel} </span>}
      {isCut ? (
        <span className="cut" title={text(row)}>
          {shown}
        </span>
      ) : (
        shown
      )}
    </>
  );
}
