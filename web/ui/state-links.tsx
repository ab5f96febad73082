import { ListLink } from './list-link.tsx';

export interface StateLink {
  readonly label: string;
  readonly to: string;
  readonly isHere: boolean;
  /** How many there are, as text; left out where nobody counts. */
  readonly count?: string | null;
}

/** The states of a list, of which one is shown. */
export function StateLinks({ states }: { readonly states: readonly StateLink[] }) {
  return states.map(({ label, to, isHere, count = null }) => (
    <ListLink
      key={label}
      className={isHere ? 'filter-state here' : 'filter-state'}
      to={to}
      aria-current={isHere ? 'true' : undefined}
    >
      {label}
      {count !== null && <b> {count}</b>}
    </ListLink>
  ));
}
