import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { carryOver } from '../url/carry-over.ts';

interface ListLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly to: string;
}

/** With another button or key the browser opens another tab or window. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * A link of a list that leads on in it: to a row beside it, or to another state. What was typed into the list's filter
 * just before may be in the address and not yet drawn: it stays.
 */
export function ListLink({ to, ...link }: ListLinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Link
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

/** Opens a row of a list beside it, wherever the row is clicked. */
export function OpenLink(props: Omit<ListLinkProps, 'className'>) {
  return <ListLink className="stretched" {...props} />;
}
