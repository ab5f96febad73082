import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { orderArticles } from '#core/claims/order-articles.ts';
import { readFromOrder } from '#web/cases/order-link.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import type { WarrantyForm } from './use-warranty-form.ts';
import { isBlankWarranty } from './warranty-draft.ts';

/** Fills in the article of the order's line that the address names, unless another warranty is being written. */
export function useWarrantedOrder(form: WarrantyForm): void {
  const { ownOrder, productFinder } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const from = readFromOrder(query);
  const { answer: order, failure } = useServiceQuery(ownOrder, from?.order ?? null);
  // The address changes a moment after the form does.
  const isTaken = useRef(false);
  useEffect(() => {
    if (from === null || isTaken.current || (order === null && failure === null)) return;
    isTaken.current = true;
    navigate('/warranties?new=si', { replace: true });
    const tell = (message: string) => toaster.show({ kind: 'Error', title: `Pedido ${from.order}`, message });
    const article = order === null ? undefined : orderArticles(order).find(({ lineId }) => lineId === from.line);
    if (article === undefined) {
      tell('No se pudo traer el pedido. Completalo a mano');
    } else if (!isBlankWarranty(form.values)) {
      tell('Ya estabas escribiendo otra garantía. Enviala o descartala, y volvé a tocar Garantía');
    } else {
      void productFinder.ofOrder(article).then((product) => {
        if (product !== null) form.change({ product, code: product.code, quantity: String(article.quantity) });
      });
    }
  }, [from, order, failure, form, navigate, toaster, productFinder]);
}
