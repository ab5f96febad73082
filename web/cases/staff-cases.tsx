import type { ReactNode } from 'react';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { UnreadCases } from './messages/unread-cases.tsx';
import { useUnread } from './messages/unread-mark.tsx';
import type { StaffCasesState, StaffCasesUrl } from './staff-cases-url.ts';

interface StaffCasesProps<State extends string> {
  readonly kind: CaseKindName;
  /** The browser's title. */
  readonly title: string;
  readonly url: StaffCasesUrl<State>;
  readonly state: StaffCasesState<State>;
  readonly list: ReactNode;
  /** The key of the page after this one; null at the end, and until it is known. */
  readonly next: string | null;
  /** The open one, at the right; null where none is. */
  readonly detail: ReactNode;
}

/** Everybody's claims or warranties, one of them at the right. */
export function StaffCases<State extends string>(props: StaffCasesProps<State>) {
  const { kind, title, url, state, list, next, detail } = props;
  const { filter, after } = state;
  return (
    <main className={detail === null ? 'office' : 'office with-detail'}>
      <PageTitle>{title}</PageTitle>
      <section>
        <UnreadCases unread={useUnread(kind)} linkTo={(number) => url.link({ ...state, open: number })} />
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
