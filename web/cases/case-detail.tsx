import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CaseState, type CaseTone } from './case-state.tsx';

interface CaseDetailProps {
  /** 'Reclamo 2026-00000001'. */
  readonly title: string;
  /** Null until it is known. */
  readonly state: { readonly tone: CaseTone; readonly text: string } | null;
  readonly closeTo: string;
  /** 'Cerrar el reclamo'. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A claim or a warranty at the right of its list. */
export function CaseDetail({ title, state, closeTo, closeLabel, children }: CaseDetailProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <aside className="detail case" aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {state !== null && <CaseState tone={state.tone} text={state.text} />}
        <Link className="btn" to={closeTo} aria-label={closeLabel}>
          <Icon name="close" />
        </Link>
      </header>
      {children}
    </aside>
  );
}
