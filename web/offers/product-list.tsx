import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import { ResultTable } from '#web/search/result-table.tsx';
import { useScrollMemory } from '#web/search/scroll-memory.ts';
import { NoneFound } from '#web/ui/none-found.tsx';
import { useCanonicalUrl } from '#web/url/canonical-url.ts';
import { ProductFilters } from './product-filters.tsx';
import { countProducts, firstOf, knownFilter, narrowed } from './shown-products.ts';

/** Products shown at first, and more at each 'Ver más': so many that no click waits for them. */
const batchSize = 20;
/** Beyond so many rows a filter helps more. */
const maxShown = 400;

interface ProductListProps {
  readonly groups: ProductGroups;
  /** Shown where there are no products at all. */
  readonly none: ReactNode;
}

/** Products by family with filters for family and brand. The address holds the filters and how far it was unrolled. */
export function ProductList({ groups, none }: ProductListProps) {
  const [params, setParams] = useSearchParams();
  const wanted = { familyId: params.get('f'), brandId: params.get('b') };
  const { familyId, brandId } = useMemo(
    () => knownFilter(groups, { familyId: wanted.familyId, brandId: wanted.brandId }),
    [groups, wanted.familyId, wanted.brandId],
  );
  const shownCount = Math.min(maxShown, Math.max(batchSize, Math.trunc(Number(params.get('n'))) || 0));
  const all = useMemo(() => narrowed(groups, { familyId, brandId }), [groups, familyId, brandId]);
  const shown = useMemo(() => firstOf(all, shownCount), [all, shownCount]);
  useScrollMemory(true);
  const correct = useCanonicalUrl();
  const isUnknown = familyId !== wanted.familyId || brandId !== wanted.brandId;
  useEffect(() => {
    if (!isUnknown) return;
    // An unused filter does not stay in the address.
    const kept = { f: familyId, b: brandId };
    const left = [...params].filter(([key]) => !(key in kept) || kept[key as 'f' | 'b'] !== null);
    correct(`?${new URLSearchParams(left)}`, { preventScrollReset: true });
  }, [isUnknown, familyId, brandId, params, correct]);

  const count = countProducts(all);
  const change = (key: 'f' | 'b' | 'n', value: string | null, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === '') next.delete(key);
        else next.set(key, value);
        if (key !== 'n') next.delete('n');
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const clear = () =>
    setParams((before) => new URLSearchParams([...before].filter(([key]) => !['f', 'b', 'n'].includes(key))));

  if (countProducts(groups) === 0) return none;
  // How many there are of each group in all, though fewer are shown.
  const totals = all.subTypes.map(({ id, name, products }) => ({ id, name, count: products.length }));
  return (
    <section className="promoted-products">
      <ProductFilters groups={groups} filter={{ familyId, brandId }} count={count} onChange={change} />
      {count === 0 ? (
        <NoneFound all="Ver todos" to={clear} />
      ) : (
        <ResultTable page={{ ...shown, facets: { productTypes: totals } }} />
      )}
      {count > shownCount && (
        <div className="more-row">
          {shownCount < maxShown ? (
            <button type="button" className="btn" onClick={() => change('n', String(shownCount + batchSize), true)}>
              Ver más <span className="muted">({formatCount(count - shownCount)})</span>
            </button>
          ) : (
            <p className="muted">
              Elegí una familia o una marca para ver los {formatCount(count - shownCount)} que faltan.
            </p>
          )}
        </div>
      )}
    </section>
  );
}
