import { Link } from 'react-router-dom';
import { Message } from './message.tsx';

interface NoneFoundProps {
  readonly title?: string;
  /** What the way back says: 'Ver todos los clientes'. */
  readonly all: string;
  /** The address of all of them, or what shows them. */
  readonly to: string | (() => void);
}

/** No row passes the filter: with the way back to all of them. */
export function NoneFound({
  title = 'No hay datos que coincidan con el criterio de búsqueda',
  all,
  to,
}: NoneFoundProps) {
  return (
    <Message title={title}>
      {typeof to === 'string' ? (
        <Link className="btn primary" to={to} replace>
          {all}
        </Link>
      ) : (
        <button type="button" className="btn primary" onClick={to}>
          {all}
        </button>
      )}
    </Message>
  );
}
