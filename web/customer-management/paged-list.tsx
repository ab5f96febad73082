import { type ReactNode, useId, useState } from 'react';
import { type QueryAnswer, useServiceQuery } from '#web/hooks/use-service-query.ts';
import type { ServiceQuery } from '#web/state/query-client.ts';
import { OfficeTable, type OfficeTableProps } from '#web/ui/office-table.tsx';

interface PagedListProps<Request, Row, Answer extends { readonly next: string | null }, Failure>
  extends Pick<OfficeTableProps<Row>, 'rowKey' | 'columns'> {
  readonly title: string;
  /** The list's name, where its title says more than that. */
  readonly name: string;
  readonly query: ServiceQuery<Request, Answer, Failure>;
  /** The page after that row; null for the newest. */
  readonly asked: (after: string | null) => Request;
  readonly rowsOf: (answer: Answer) => readonly Row[];
  readonly problem: (failure: Failure) => string;
  /** The text where there are no rows. */
  readonly none: string;
  /** Shown above the list, by what the page answered. */
  readonly above?: (answer: Answer) => ReactNode;
  /** Shown above the list. */
  readonly children?: ReactNode;
}

/** All there is of one kind of a customer, page by page, for whom it leads to no list of all. */
export function PagedList<Request, Row extends object, Answer extends { readonly next: string | null }, Failure>(
  props: PagedListProps<Request, Row, Answer, Failure>,
) {
  const { title, name, query, asked, rowsOf, problem, none, rowKey, columns, above, children } = props;
  const [after, setAfter] = useState<string | null>(null);
  const { answer, failure, isCurrent, retry }: QueryAnswer<Answer, Failure, Request> = useServiceQuery(
    query,
    asked(after),
  );
  const heading = useId();
  const shown = isCurrent ? answer : null;
  const next = shown?.next ?? null;
  return (
    <section className="customer-short" aria-labelledby={heading}>
      <div className="office-head">
        <h2 id={heading}>{title}</h2>
      </div>
      {children}
      {shown !== null && above?.(shown)}
      <OfficeTable
        name={name}
        rows={shown === null ? null : rowsOf(shown)}
        problem={failure && problem(failure)}
        onRetry={retry}
        none={<p className="muted">{none}</p>}
        rowKey={rowKey}
        columns={columns}
        isShort
      />
      {(after !== null || next !== null) && (
        <nav className="key-pages" aria-label={`Páginas de ${name}`}>
          {after !== null && (
            <button type="button" className="btn" onClick={() => setAfter(null)}>
              Más nuevos
            </button>
          )}
          {next !== null && (
            <button type="button" className="btn" onClick={() => setAfter(next)}>
              Más viejos
            </button>
          )}
        </nav>
      )}
    </section>
  );
}
