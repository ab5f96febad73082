import { useState } from 'react';
import { Link } from 'react-router-dom';
import { productProblem } from '#adapters/texts/search.es.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { namesOfRow } from '#core/catalogue/text-search/asked-rows.ts';
import type { Compared } from '#core/comparer/comparer.ts';
import { comparedPrice } from '#core/comparer/comparison.ts';
import { PartPicture } from '#web/product/part-picture.tsx';
import { linkToProduct } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { comparisonOf } from './comparison-rows.tsx';
import { useCompared } from './use-compared.ts';

/** The compared products side by side: what differs is marked, and what is the same can be left out. */
export function ComparerDialog({ list }: { readonly list: readonly Compared[] }) {
  const { comparer, caller } = useServices();
  const compared = useCompared(list);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const close = () => comparer.send({ type: 'close' });
  const products = compared.answer ?? [];
  const sections = comparisonOf(products, caller.customerId !== null);
  const shown = sections
    .filter(({ title }) => !hidden.includes(title))
    .map(({ title, rows }) => ({ title, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  const toggle = (title: string) =>
    setHidden(hidden.includes(title) ? hidden.filter((other) => other !== title) : [...hidden, title]);
  const remove = ({ shown: { productId, code, productBrandName } }: Product) =>
    comparer.send({ type: 'toggle', product: { productId, code, productBrandName } });
  return (
    <Dialog title="Comparar artículos" className="wide comparer" onClose={close}>
      <fieldset className="comparer-toggles">
        <legend className="only-read">Qué se compara</legend>
        <CheckBox label="Sólo diferencias" isChecked={onlyDifferences} onChange={setOnlyDifferences} />
        {sections.map(({ title }) => (
          <CheckBox key={title} label={title} isChecked={!hidden.includes(title)} onChange={() => toggle(title)} />
        ))}
      </fieldset>
      <QueryState of={compared} problem={productProblem} skeleton={<Skeleton rows={6} kind="line" />}>
        {() => (
          <section className="comparison-scroll" aria-label="Comparación">
            <table className="comparison">
              <thead>
                <tr>
                  <td />
                  {products.map((product) => (
                    <ProductHead
                      key={product.shown.productId}
                      product={product}
                      onLeave={close}
                      onRemove={() => remove(product)}
                    />
                  ))}
                </tr>
              </thead>
              {shown.map(({ title, rows }) => (
                <tbody key={title}>
                  <tr className="section">
                    <th colSpan={products.length + 1} scope="rowgroup">
                      {title}
                    </th>
                  </tr>
                  {rows.map(({ label, cells, differs }) => (
                    <tr key={label} className={differs ? 'differs' : undefined}>
                      <th scope="row">
                        {label}
                        {differs && <span className="only-read">, difiere</span>}
                      </th>
                      {cells.map((cell, index) => (
                        <td key={products[index]?.shown.productId ?? index}>{cell ?? '—'}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </section>
        )}
      </QueryState>
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={close}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}

interface ProductHeadProps {
  readonly product: Product;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

/** A product by the code and maker of the price that is compared. */
function ProductHead({ product, onLeave, onRemove }: ProductHeadProps) {
  const { productId, drawing } = product.shown;
  const price = comparedPrice(product);
  const { code, brand } = namesOfRow(product, price);
  return (
    <th scope="col">
      <PartPicture image={price?.images[0]} drawing={drawing} size={64} />
      <Link className="code mono" to={linkToProduct({ productId, code, productBrandName: brand })} onClick={onLeave}>
        {code}
      </Link>
      <span className="brand">{brand}</span>
      <button type="button" className="link" aria-label={`Quitar ${code} ${brand}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </th>
  );
}
