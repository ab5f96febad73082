import { lazy, Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { useSubstitutes } from './use-substitutes.ts';

const SubstitutesDialog = lazy(() =>
  import('./substitutes-dialog.tsx').then((module) => ({ default: module.SubstitutesDialog })),
);

interface SubstitutesLinkProps {
  readonly product: Product;
  readonly price: ProductPrice;
}

/** 'Ver 3 sustitutos', beside a row that a counter would look for something else for. */
export function SubstitutesLink({ product, price }: SubstitutesLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const substitutes = useSubstitutes(product, price, place);
  const count = substitutes?.length ?? 0;
  return (
    <div ref={place} className="substitutes">
      {count > 0 ? (
        <button
          type="button"
          className="link"
          data-key="s"
          aria-label={`Ver ${count} ${count === 1 ? 'sustituto' : 'sustitutos'} de ${price.code} ${price.productBrand}`}
          onClick={() => setIsOpen(true)}
        >
          Ver {count} {count === 1 ? 'sustituto' : 'sustitutos'}
        </button>
      ) : (
        <span className="muted">{substitutes === null ? '\u00a0' : 'Sin sustitutos'}</span>
      )}
      {isOpen &&
        substitutes !== null &&
        createPortal(
          <Suspense>
            <SubstitutesDialog
              product={product}
              price={price}
              substitutes={substitutes}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
