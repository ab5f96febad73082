import type { ReactNode } from 'react';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { CaseDeskState, CaseDeskUrl } from './case-desk-url.ts';

interface ManagedCasesProps<State extends string> {
  /** In the browser's title. */
  readonly title: string;
  readonly url: CaseDeskUrl<State>;
  readonly state: CaseDeskState<State>;
  readonly list: ReactNode;
  /** The key of the page after this one; null at the end, and until it is known. */
  readonly next: string | null;
  /** The open one, at the right; null where none is. */
  readonly detail: ReactNode;
}

/** Everybody's claims or warranties, one of them at the right. */
export function ManagedCases<State extends string>(props: ManagedCasesProps<State>) {
  const { title, url, state, list, next, detail } = props;
  const { filter, after } = state;
  return (
    <main className={detail === null ? 'office' : 'office with-detail'}>
      <PageTitle>{title}</PageTitle>
      <section>
        {list}
        <KeyPages
          firstTo={after === null ? null : url.link({ filter })}
          nextTo={next === null ? null : url.link({ filter, after: next })}
          first="Más nuevos"
          next="Más viejos"
        />
      </section>
      {detail}
    </main>
  );
}
