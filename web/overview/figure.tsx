import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** The list that it leads to; null where this person has none. */
  readonly to: string | null;
  readonly tone?: 'up' | 'down';
  /** The comparison, or the urgent part. */
  readonly children?: ReactNode;
}

/** A figure with what it means, which leads to its list. */
export function Figure({ label, value, to, tone, children }: FigureProps) {
  return (
    <div className="figure">
      <span className="figure-label">
        {to === null ? (
          label
        ) : (
          <Link className="stretched" to={to}>
            {label}
          </Link>
        )}
      </span>
      <b>{value}</b>
      <span className={tone === undefined ? 'figure-note' : `figure-note ${tone}`}>{children}</span>
    </div>
  );
}
