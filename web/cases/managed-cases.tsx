import type { ReactNode } from 'react';
import { Message } from '#web/parts/message.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Pagination } from '#web/parts/pagination.tsx';
import { RefreshFailed } from '#web/parts/refresh-failed.tsx';

interface ManagedCasesProps {
  /** In the browser's title. */
  readonly title: string;
  /** 'Garantías'. */
  readonly heading: string;
  /** Why what is shown may not be the last; null where it is. */
  readonly failed: string | null;
  readonly onRetry: () => void;
  /** What to say where there are none: its title and its sentence. */
  readonly none: { readonly title: string; readonly text: string };
  readonly pages: { readonly current: number; readonly total: number; linkTo(page: number): string };
  /** Null where there are none. */
  readonly list: ReactNode;
  /** The open one, at the right; null where none is. */
  readonly detail: ReactNode;
}

/** Everybody's claims or warranties, one of them at the right. */
export function ManagedCases({ title, heading, failed, onRetry, none, pages, list, detail }: ManagedCasesProps) {
  return (
    <main className={detail === null ? 'office' : 'office with-detail'}>
      <PageTitle>{title}</PageTitle>
      <section>
        <h1>{heading}</h1>
        <RefreshFailed text={failed} onRetry={onRetry} />
        {list === null ? (
          <Message title={none.title}>
            <p className="muted">{none.text}</p>
          </Message>
        ) : (
          <>
            {list}
            <Pagination {...pages} />
          </>
        )}
      </section>
      {detail}
    </main>
  );
}
