import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type OrderArticle, orderArticles } from '#core/claims/order-articles.ts';
import type { Order } from '#core/orders/order.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { type FromOrder, readFromOrder } from './order-link.ts';
import type { FoundProduct } from './product-finder.ts';

interface FromOrderTaking {
  /** The address of the form without the order. */
  readonly formAt: string;
  /** Whether the form knows what it needs to be begun. Left out: it needs nothing. */
  readonly isReady?: boolean;
  /**
   * Begins the form by the order, and the article of the line where one was found; its product is null where it could
   * not be had. Answers why it was not begun, or not wholly; null where it was.
   */
  begin(from: FromOrder, order: Order, article: OrderArticle | null, product: FoundProduct | null): string | null;
}

/** The message where the order, or its line, is not there. */
export const orderNotHad = 'No se pudo traer el pedido. Completalo a mano';

export const productNotHad = ({ productCode }: OrderArticle): string =>
  `No se pudo traer ${productCode}. Agregalo a mano`;

/**
 * Begins a claim or a warranty, once, by the company's own order that its address names, and the line of it. Answers
 * that order and line while the address does.
 */
export function useFromOrder({ formAt, isReady = true, begin }: FromOrderTaking): FromOrder | null {
  const { ownOrder, productFinder } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const from = readFromOrder(query);
  const { answer: order, failure } = useServiceQuery(ownOrder, from?.order ?? null);
  const article = (order && orderArticles(order).find(({ lineId }) => lineId === from?.line)) ?? null;
  const { answer: product, failure: noProduct } = useServiceQuery(productFinder.ofOrder, article);
  const isKnown =
    isReady && (order === null ? failure !== null : article === null || product !== null || noProduct !== null);
  // The address, or a state, changes a moment after the form does: the effect may run twice before that.
  const isTaken = useRef(false);
  useEffect(() => {
    if (from === null || isTaken.current || !isKnown) return;
    isTaken.current = true;
    navigate(formAt, { replace: true });
    const message = order === null ? orderNotHad : begin(from, order, article, product);
    if (message !== null) toaster.show({ kind: 'Error', title: `Pedido ${from.order}`, message });
  }, [from, isKnown, order, article, product, formAt, begin, navigate, toaster]);
  return from;
}
