import { Link, type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { carryOver } from '../url/carry-over.ts';
import { isPlainClick } from './plain-click.ts';

interface OpenLinkProps extends Omit<LinkProps, 'to' | 'onClick' | 'className'> {
  readonly to: string;
}

/**
 * Opens a row of a list beside it. What was typed into the list's filter just before may be in the address and not yet
 * drawn: it stays.
 */
export function OpenLink({ to, ...link }: OpenLinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Link
      className="stretched"
      to={to}
      {...link}
      onClick={(event) => {
        const now = window.location;
        const [path = '', query = ''] = to.split('?');
        if (path !== pathname || now.pathname !== pathname || now.search === search) return;
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(`${path}${carryOver(search, query, now.search)}`);
      }}
    />
  );
}
