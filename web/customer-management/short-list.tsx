import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { QueryAnswer } from '#web/hooks/use-service-query.ts';
import { OfficeTable, type OfficeTableProps } from '#web/ui/office-table.tsx';

/** As many rows as a person on the telephone looks at; a link leads to all of them. */
const maxShown = 10;

/** The columns are those of the list of all customers' things. */
interface ShortListProps<Row, Answer, Failure> extends Pick<OfficeTableProps<Row>, 'rowKey' | 'columns'> {
  readonly title: string;
  /** The first page of the list, which may still be of another customer. */
  readonly found: Pick<QueryAnswer<Answer, Failure, unknown>, 'answer' | 'failure' | 'isCurrent' | 'retry'>;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly problem: (failure: Failure) => string;
  /** The text where there are no rows. */
  readonly none: string;
  /** Columns that name the customer, left out here. */
  readonly without: readonly string[];
  /** The link to all of them, with the customer in its filter. */
  readonly all: { readonly label: string; readonly to: string };
  /** Shown above the list, by what was answered. */
  readonly above?: (answer: Answer) => ReactNode;
  /** Other ways to the list of all, before that to all. */
  readonly children?: ReactNode;
}

/** The newest of what a customer has on a list, with the way to all of it there. */
export function ShortList<Row extends object, Answer, Failure>(props: ShortListProps<Row, Answer, Failure>) {
  const { title, found, rowsOf, problem, none, rowKey, columns, without, all, above, children } = props;
  const { answer, failure, isCurrent, retry } = found;
  const rows = isCurrent && answer !== null ? rowsOf(answer) : null;
  const heading = useId();
  const own = useMemo(
    () => columns.filter(({ id }) => !without.includes(id)).map(({ sort: _, ...column }) => column),
    [columns, without],
  );
  return (
    <section className="customer-short" aria-labelledby={heading}>
      <div className="office-head">
        <h2 id={heading}>{title}</h2>
        {(rows ?? []).length > 0 && (
          <span className="head-acts">
            {children}
            <Link className="btn" to={all.to}>
              {all.label}
            </Link>
          </span>
        )}
      </div>
      {isCurrent && answer !== null && above?.(answer)}
      <OfficeTable
        name={title}
        rows={rows === null ? null : rows.slice(0, maxShown)}
        problem={failure && problem(failure)}
        onRetry={retry}
        none={<p className="muted">{none}</p>}
        rowKey={rowKey}
        columns={own}
        isShort
      />
    </section>
  );
}
