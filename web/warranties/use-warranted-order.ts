import { orderNotHad, productNotHad, useFromOrder } from '#web/cases/use-from-order.ts';
import type { WarrantyForm } from './use-warranty-form.ts';
import { isBlankWarranty } from './warranty-draft.ts';

/** Fills in the article of the order's line that the address names, unless another warranty is being written. */
export function useWarrantedOrder(form: WarrantyForm): void {
  useFromOrder({
    formAt: '/warranties?new=si',
    begin(_from, _order, article, product) {
      if (article === null) return orderNotHad;
      if (!isBlankWarranty(form.values))
        return 'Ya estabas escribiendo otra garantía. Enviala o descartala, y volvé a tocar Garantía';
      if (product === null) return productNotHad(article);
      form.change({ product, code: product.code, quantity: String(article.quantity) });
      return null;
    },
  });
}
