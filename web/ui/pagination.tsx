import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { pageLinks } from '../url/page-links.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  readonly current: number;
  readonly total: number;
  readonly linkTo: (page: number) => string;
}

/** Up to ten pages around the current one, with the first and the last. Nothing where there is one page. */
export function Pagination({ current, total, linkTo }: PaginationProps) {
  if (total <= 1) return null;
  const jump = (page: number, label: string, icon: 'left' | 'right') => (
    <Link to={linkTo(page)} aria-label={`${label} (${formatCount(page)})`}>
      <Icon name={icon} />
      <Icon name={icon} />
    </Link>
  );
  return (
    <nav className="pages" aria-label="Páginas">
      {current > 1 && jump(1, 'Primera página', 'left')}
      {pageLinks(current, total).map((page) => (
        <Link
          key={page}
          to={linkTo(page)}
          aria-current={page === current ? 'page' : undefined}
          aria-label={`Página ${page}`}
        >
          {formatCount(page)}
        </Link>
      ))}
      {current < total && jump(total, 'Última página', 'right')}
    </nav>
  );
}
