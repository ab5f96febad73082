import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { setupVisit } from './setup-visit.ts';

/** The way back to the steps, over the screen that one of them led to. */
export function SetupBar() {
  return (
    <nav className="setup-bar" aria-label="Puesta en marcha">
      <Link to="/admin-setup">
        <Icon name="left" />
        Volver a la puesta en marcha
      </Link>
      <button type="button" className="link" onClick={() => setupVisit.set(false)}>
        Ocultar
      </button>
    </nav>
  );
}
