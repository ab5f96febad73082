import { Link, useNavigate } from 'react-router-dom';
import { isPlainClick } from './plain-click.ts';

export interface StateLink {
  readonly label: string;
  /** Asked again at the click: what was typed just before may be in the address and not yet drawn. */
  readonly to: () => string;
  readonly isHere: boolean;
  /** How many there are, as it is told; left out where nobody counts. */
  readonly count?: string | null;
}

/** The states of a list, of which one is shown. */
export function StateLinks({ states }: { readonly states: readonly StateLink[] }) {
  const navigate = useNavigate();
  return states.map(({ label, to, isHere, count = null }) => (
    <Link
      key={label}
      className={isHere ? 'filter-state here' : 'filter-state'}
      to={to()}
      aria-current={isHere ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to());
      }}
    >
      {label}
      {count !== null && <b> {count}</b>}
    </Link>
  ));
}
