import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '#core/catalogue/product.ts';
import { linkToProduct, toSearchLink } from './search-url.ts';

/** How many are shown before 'Ver más' (portal.md §9). */
const shownAtFirst = 4;

interface Equivalence {
  readonly key: string;
  readonly title: string;
  readonly label: string;
  readonly to: string;
}

const equivalencesOf = ({ codesOtherBrands, relations }: Product): readonly Equivalence[] => [
  ...codesOtherBrands.map(({ brand, code }) => ({
    key: `${brand} ${code}`,
    title: 'Otras marcas',
    label: `${brand} ${code}`,
    to: toSearchLink({ text: code }),
  })),
  ...relations.flatMap(({ title, products }) =>
    products.map((related) => ({
      key: `${title} ${related.productId}`,
      title,
      label: `${related.code} ${related.productBrandName}${related.quantity > 1 ? ` ×${related.quantity}` : ''}`,
      to: linkToProduct(related),
    })),
  ),
];

/** The codes of other makers and the related products, folded until they are asked for. */
export function Equivalences({ product }: { readonly product: Product }) {
  const [isOpen, open] = useState(false);
  const [showsAll, showAll] = useState(false);
  const all = equivalencesOf(product);
  if (all.length === 0) return null;
  const shown = showsAll ? all : all.slice(0, shownAtFirst);
  return (
    <div className="equivalences">
      <button type="button" className="link" data-key="e" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        equivalencias ({all.length})
      </button>
      {isOpen && (
        <ul>
          {shown.map(({ key, title, label, to }) => (
            <li key={key}>
              <Link to={to} className="mono" title={title}>
                {label}
              </Link>
            </li>
          ))}
          {all.length > shownAtFirst && (
            <li>
              <button type="button" className="link" onClick={() => showAll(!showsAll)}>
                {showsAll ? 'Ver menos' : `Ver ${all.length - shownAtFirst} más`}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
