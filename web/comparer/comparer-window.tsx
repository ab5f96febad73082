import { useState } from 'react';
import { Link } from 'react-router-dom';
import { productProblem } from '#adapters/texts/search.es.ts';
import type { Compared } from '#core/comparer/comparer.ts';
import { useDesks } from '#web/desks.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Dialog } from '#web/parts/dialog.tsx';
import { Drawing } from '#web/parts/drawing.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { linkToProduct } from '#web/search/search-url.ts';
import { comparisonOf } from './comparison-rows.tsx';
import { useCompared } from './use-compared.ts';

/** The compared products side by side: what differs is marked, and what is the same can be left out. */
export function ComparerWindow({ list }: { readonly list: readonly Compared[] }) {
  const { comparer } = useDesks();
  const { read, retry } = useCompared(list);
  const [onlyDifferences, keepDifferences] = useState(false);
  const [hidden, hide] = useState<readonly string[]>([]);
  const close = () => comparer.send({ type: 'close' });
  const products = read?.products ?? [];
  const sections = comparisonOf(products);
  const shown = sections
    .filter(({ title }) => !hidden.includes(title))
    .map(({ title, rows }) => ({ title, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0);
  const toggle = (title: string) =>
    hide(hidden.includes(title) ? hidden.filter((other) => other !== title) : [...hidden, title]);
  return (
    <Dialog title="Comparar artículos" className="wide comparer" onClose={close}>
      <fieldset className="comparer-toggles">
        <legend className="only-read">Qué se compara</legend>
        <label className="check">
          <input type="checkbox" checked={onlyDifferences} onChange={({ target }) => keepDifferences(target.checked)} />
          Sólo diferencias
        </label>
        {sections.map(({ title }) => (
          <label key={title} className="check">
            <input type="checkbox" checked={!hidden.includes(title)} onChange={() => toggle(title)} />
            {title}
          </label>
        ))}
      </fieldset>
      {read === null ? (
        <Bones rows={6} kind="line" />
      ) : read.failure !== null ? (
        <Failed text={productProblem(read.failure)} onRetry={retry} />
      ) : (
        <section className="comparison-scroll" aria-label="Comparación">
          <table className="comparison">
            <thead>
              <tr>
                <td />
                {products.map((product) => (
                  <th key={product.productId} scope="col">
                    <Drawing name={product.drawing} size={32} />
                    <Link className="code mono" to={linkToProduct(product)} onClick={close}>
                      {product.code}
                    </Link>
                    <span className="brand">{product.productBrandName}</span>
                    <button
                      type="button"
                      className="link"
                      aria-label={`Quitar ${product.code} ${product.productBrandName}`}
                      onClick={() => comparer.send({ type: 'toggle', product })}
                    >
                      <Icon name="close" />
                    </button>
                  </th>
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
                      <td key={products[index]?.productId ?? index}>{cell ?? '—'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={close}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
