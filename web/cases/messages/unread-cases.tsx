import { Link } from 'react-router-dom';
import { UnreadMark } from './unread-mark.tsx';

interface UnreadCasesProps {
  readonly unread: ReadonlyMap<string, number>;
  readonly linkTo: (number: string) => string;
}

const maxShown = 6;

/** Cases with unread messages, on any page of the list. */
export function UnreadCases({ unread, linkTo }: UnreadCasesProps) {
  if (unread.size === 0) return null;
  const rest = unread.size - maxShown;
  return (
    <nav className="unread-cases" aria-label="Con mensajes sin leer">
      <span className="muted">Te escribieron en</span>
      {[...unread].slice(0, maxShown).map(([number, count]) => (
        <Link key={number} to={linkTo(number)} className="mono">
          {number} <UnreadMark count={count} />
        </Link>
      ))}
      {rest > 0 && <span className="muted">y {rest} más</span>}
    </nav>
  );
}
