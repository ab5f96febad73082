import { Link } from 'react-router-dom';
import { Message } from './message.tsx';

/** No row passes the filter: with the way back to all of them. */
export function NoneFound({ title, all, to }: { readonly title: string; readonly all: string; readonly to: string }) {
  return (
    <Message title={title}>
      <Link className="btn primary" to={to}>
        {all}
      </Link>
    </Message>
  );
}
