import { Link } from 'react-router-dom';
import { orderLink } from '#adapters/texts/mail-links.es.ts';
import { sentOrderText } from '#adapters/texts/sent-order.es.ts';
import { useSentOrder } from './sent-order.ts';

/** The order that was sent last from here, where it is, and which mail tells of it. */
export function SentOrderNotice() {
  const { number, forget } = useSentOrder();
  if (number === '') return null;
  const { label, path } = orderLink('company', number);
  return (
    <p className="notice done">
      <span>{sentOrderText(number)}</span>
      <Link to={path}>{label}</Link>
      <button type="button" className="btn" onClick={forget}>
        Cerrar
      </button>
    </p>
  );
}
