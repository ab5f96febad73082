import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Claim } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { useArrivalFocus } from '#web/parts/arrival-focus.ts';
import { Icon } from '#web/parts/icon.tsx';
import { claimLook } from './claim-look.ts';

interface ClaimDetailProps {
  readonly claim: Claim;
  readonly closeTo: string;
  readonly children: ReactNode;
}

/** A claim at the right of its list. */
export function ClaimDetail({ claim, closeTo, children }: ClaimDetailProps) {
  const title = `Reclamo ${formatNumber(claim)}`;
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <aside className="detail case" aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CaseState {...claimLook(claim.currentTracking)} />
        <Link className="btn" to={closeTo} aria-label="Cerrar el reclamo">
          <Icon name="close" />
        </Link>
      </header>
      {children}
    </aside>
  );
}
