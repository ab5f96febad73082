import { Link } from 'react-router-dom';
import { hiddenText } from '#adapters/texts/search-findings.es.ts';

interface HiddenNoteProps {
  /** How many more there are that this user's 'Marcas y Familias' leave out. */
  readonly count: number;
  /** Whether hidden products are among those shown. */
  readonly isShown: boolean;
  /** The address of this screen with hidden products, or without them. */
  readonly linkTo: (withHidden: boolean) => string;
}

/**
 * Tells how many products the search leaves out because the user hid them, and shows them on request; nothing where
 * there are none.
 */
export function HiddenNote({ count, isShown, linkTo }: HiddenNoteProps) {
  if (isShown) {
    return (
      <p className="hidden-note">
        Se muestran también los que ocultaste <Link to={linkTo(false)}>Ocultarlos</Link>
      </p>
    );
  }
  if (count <= 0) return null;
  return (
    <p className="hidden-note">
      {hiddenText(count)} <Link to={linkTo(true)}>{count === 1 ? 'Mostrarlo' : 'Mostrarlos'}</Link>
    </p>
  );
}
