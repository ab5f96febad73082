import { useSelector } from '@xstate/react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { comparerProblem } from '#adapters/texts/comparer.es.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { namesOfRow } from '#core/catalogue/text-search/asked-rows.ts';
import { toggled } from '#core/comparer/comparer.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { announce } from '#web/ui/announcer.tsx';

const ProductDialog = lazy(() => import('./product-dialog.tsx').then((module) => ({ default: module.ProductDialog })));

/** The acts on a product beside ordering it: show all of it, or compare it. */
export function RowActions({ product }: { readonly product: Product }) {
  const { comparer } = useServices();
  const { toaster } = usePublicServices();
  const [isOpen, setIsOpen] = useState(false);
  // The first of its prices is the one asked for, and the one that is compared.
  const { code, brand } = namesOfRow(product, product.prices[0]);
  const name = `${code} ${brand}`;
  const compared = { productId: product.shown.productId, code, productBrandName: brand };
  const isCompared = useSelector(comparer, ({ context }) =>
    context.list.some(({ productId }) => productId === product.shown.productId),
  );
  const compare = () => {
    const answer = toggled(comparer.getSnapshot().context.list, compared);
    if (answer.ok) announce(isCompared ? `${name} fuera de la comparación` : `${name} para comparar`);
    else toaster.show({ kind: 'Error', title: name, message: comparerProblem(answer.val) });
    comparer.send({ type: 'toggle', product: compared });
  };
  return (
    <>
      <button
        type="button"
        className="link"
        data-key="f"
        aria-label={`Ficha de ${name}`}
        onClick={() => setIsOpen(true)}
      >
        ficha
      </button>
      <button
        type="button"
        className={isCompared ? 'link compared' : 'link'}
        data-key="c"
        aria-pressed={isCompared}
        aria-label={`Comparar ${name}`}
        onClick={compare}
      >
        comparar
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <ProductDialog product={product} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/**
 * In a row, f opens all of it, c compares it, e shows its equivalents, s its substitutes, p puts it in the quote: no
 * letter is a quantity.
 */
export const keysOfRow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[fcesp]$/i.test(event.key)) return;
  const { target } = event;
  // A window that the row opened is no part of it, though React tells the row of its keys.
  if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
  if (!target.matches('[data-row-target]')) return;
  const scope = /^[sp]$/i.test(event.key) ? (target.closest('tr') ?? event.currentTarget) : event.currentTarget;
  const button = scope.querySelector<HTMLElement>(`[data-key="${event.key.toLowerCase()}"]`);
  if (button === null) return;
  event.preventDefault();
  button.click();
};
