import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { maxCompared } from '#core/comparer/comparer.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';

const ComparerDialog = lazy(() =>
  import('./comparer-dialog.tsx').then((module) => ({ default: module.ComparerDialog })),
);

/** The screens whose rows can be compared. */
const withProducts = /^\/(products-search-by-|offers|product-news)/;

/** The products to compare, at the foot of every list of products. */
export function ComparerBar() {
  const { comparer } = useServices();
  const { pathname } = useLocation();
  const list = useSelector(comparer, ({ context }) => context.list);
  const isOpen = useSelector(comparer, (snapshot) => snapshot.matches('open'));
  if (list.length === 0 || !withProducts.test(pathname)) return null;
  return (
    <>
      <section className="comparer-bar" aria-label="Comparador">
        <b>
          Comparar {list.length}/{maxCompared}
        </b>
        <ul>
          {list.map((product) => (
            <li key={product.productId}>
              <button
                type="button"
                className="chip"
                aria-label={`Quitar ${product.code} ${product.productBrandName} de la comparación`}
                onClick={() => comparer.send({ type: 'toggle', product })}
              >
                <span className="mono">{product.code}</span>
                <span className="brand">{product.productBrandName}</span>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="btn" onClick={() => comparer.send({ type: 'clear' })}>
          Limpiar
        </button>
        <button type="button" className="btn primary" onClick={() => comparer.send({ type: 'open' })}>
          Comparar
        </button>
      </section>
      {isOpen && (
        <Suspense>
          <ComparerDialog list={list} />
        </Suspense>
      )}
    </>
  );
}
