import type { ReactNode } from 'react';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

interface ManagedCasesProps {
  /** In the browser's title. */
  readonly title: string;
  readonly list: ReactNode;
  /** Null until the list is there, and where there are none. */
  readonly pages: { readonly current: number; readonly total: number; linkTo(page: number): string } | null;
  /** The open one, at the right; null where none is. */
  readonly detail: ReactNode;
}

/** Everybody's claims or warranties, one of them at the right. */
export function ManagedCases({ title, list, pages, detail }: ManagedCasesProps) {
  return (
    <main className={detail === null ? 'office' : 'office with-detail'}>
      <PageTitle>{title}</PageTitle>
      <section>
        {list}
        {pages !== null && <Pagination {...pages} />}
      </section>
      {detail}
    </main>
  );
}
