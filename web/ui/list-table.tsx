import type { ReactNode } from 'react';
import { classOf, classOfActions, type ListColumn, type RowActions } from './list-column.ts';

/** A column of what a company lists: neither sorted nor chosen, since the page comes in its own order. */
export interface CompanyColumn<Row> extends ListColumn {
  /** Null or '' where there is nothing to say. */
  readonly cell: (row: Row) => ReactNode;
}

interface ListTableProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The column that names the row has `card: 'title'`. */
  readonly columns: readonly CompanyColumn<Row>[];
  readonly actions?: RowActions<Row>;
  readonly isOpen?: (row: Row) => boolean;
  readonly isOverdue?: (row: Row) => boolean;
  /** A last row, of what the rows come to: by the column's id. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
  /** A layout of its own, in place of the cards of every list. */
  readonly layout?: string;
}

/** Every list of a company's: columns where there is room, cards where there is none. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, keyOf, columns, actions, isOpen, isOverdue, foot, layout = 'data-list' } = props;
  const classOfRow = (row: Row) => (isOpen?.(row) ? 'open' : isOverdue?.(row) ? 'overdue' : undefined);
  return (
    <div className={layout}>
      <table className="list-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} className={classOf(column)} data-column={column.id}>
                {column.header}
              </th>
            ))}
            {actions !== undefined && (
              <th>
                <span className="only-read">{actions.header}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classOfRow(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} shown={column.cell(row)} />
              ))}
              {actions !== undefined && <td className={classOfActions(actions)}>{actions.of(row)}</td>}
            </tr>
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Cell key={column.id} column={column} shown={foot[column.id] ?? null} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** On a card the column's name stands before the value; in a table the head has it. */
function Cell({ column, shown }: { readonly column: ListColumn; readonly shown: ReactNode }) {
  const isEmpty = shown === null || shown === '';
  const parts = { className: classOf(column), 'data-column': column.id };
  const content = (
    <>
      {column.cardLabel !== undefined && !isEmpty && <span className="card-label">{column.cardLabel} </span>}
      {shown}
    </>
  );
  if (column.card !== 'title') return <td {...parts}>{content}</td>;
  return (
    <th scope="row" {...parts}>
      {content}
    </th>
  );
}
