import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';

interface KeyPagesProps {
  /** Null on the first page. */
  readonly firstTo: string | null;
  /** Null on the last one. */
  readonly nextTo: string | null;
  readonly first: string;
  readonly next: string;
}

/** Pages of a list that goes on after its last row: to its beginning, and on. The way back is the browser's. */
export function KeyPages({ firstTo, nextTo, first, next }: KeyPagesProps) {
  if (firstTo === null && nextTo === null) return null;
  return (
    <nav className="key-pages" aria-label="Páginas">
      {firstTo !== null && (
        <Link className="btn" to={firstTo}>
          <Icon name="up" />
          {first}
        </Link>
      )}
      {nextTo !== null && (
        <Link className="btn" to={nextTo}>
          {next}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
