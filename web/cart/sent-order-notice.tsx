import { Link } from 'react-router-dom';
import { orderLink } from '#adapters/texts/mail-links.es.ts';
import { sentOrderText, unansweredOrderText } from '#adapters/texts/sent-order.es.ts';
import type { SentOrder } from './sent-order.ts';

interface SentOrderNoticeProps {
  readonly sentOrder: SentOrder;
  readonly isCartEmpty: boolean;
}

/**
 * The order that was sent last from here, where it is, and which mail goes out for it; of an order without an answer,
 * once the cart is empty, that it may be there.
 */
export function SentOrderNotice({ sentOrder, isCartEmpty }: SentOrderNoticeProps) {
  const { number, isRead, isUnanswered, read } = sentOrder;
  const isInDoubt = isUnanswered && isCartEmpty;
  if ((number === '' || isRead) && !isInDoubt) return null;
  const { label, path } = isInDoubt
    ? { label: 'Historial de pedidos', path: '/orders-history' }
    : orderLink('company', number);
  return (
    <p className={isInDoubt ? 'notice warn' : 'notice done'}>
      <span>{isInDoubt ? unansweredOrderText : sentOrderText(number)}</span>
      <Link to={path}>{label}</Link>
      <button type="button" className="btn" onClick={read}>
        Cerrar
      </button>
    </p>
  );
}
