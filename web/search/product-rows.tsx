import { memo, useState } from 'react';
import { foundByVerb } from '#adapters/texts/found-by.es.ts';
import type { Product } from '#core/catalogue/product.ts';
import { Drawing } from '#web/parts/drawing.tsx';
import { keysOfRow, RowActions } from '#web/product/row-actions.tsx';
import { applicationLines, useApplicationsShown } from './applications.ts';
import type { Columns } from './columns.ts';
import { Equivalences } from './equivalences.tsx';
import { PriceRow } from './price-row.tsx';

interface ProductRowsProps {
  readonly product: Product;
  readonly columns: Columns;
}

/** A product: what it is once, and each of its prices beneath. Drawn again only when it changes: lists grow by helpings. */
export const ProductRows = memo(function ProductRows({ product, columns }: ProductRowsProps) {
  const { prices } = product;
  const [first, ...others] = prices;
  const span = Math.max(1, prices.length);
  return (
    <tbody className={product.isDisabled ? 'product disabled' : 'product'} onKeyDown={keysOfRow}>
      <tr>
        <td className="c-pic" rowSpan={span}>
          <Drawing name={product.drawing} size={36} />
        </td>
        <th className="c-code" rowSpan={span} scope="row">
          <CodeCell product={product} />
        </th>
        <td className="c-apps" rowSpan={span}>
          <Applications product={product} />
        </td>
        <td className="c-tech" rowSpan={span}>
          <p>{product.description}</p>
          <p>{specsOf(product)}</p>
        </td>
        {first === undefined ? (
          <td className="c-stock" colSpan={columns.ofPrice}>
            <span className="muted">Sin precios</span>
          </td>
        ) : (
          <PriceRow product={product} price={first} columns={columns} isOnly={others.length === 0} />
        )}
      </tr>
      {others.map((price) => (
        <tr key={price.productPriceId} className="more">
          <PriceRow product={product} price={price} columns={columns} isOnly={false} />
        </tr>
      ))}
    </tbody>
  );
});

/** Where it goes, with which engines, and its first measures. */
const specsOf = ({ position, engines, technicalInformationSummary }: Product): string =>
  [position, engines === '' ? '' : `Motor ${engines}`, technicalInformationSummary]
    .filter((part) => part !== '')
    .join(' · ');

function CodeCell({ product }: { readonly product: Product }) {
  const { code, productBrandName, description, foundBy, isDisabled } = product;
  const coincides = foundBy !== null && foundBy.code !== '' && foundBy.code !== code;
  return (
    <>
      <span className="code mono">{code}</span> <span className="brand">{productBrandName}</span>
      {isDisabled && <span className="chip">Deshabilitado</span>}
      {coincides && (
        <div className="why">
          {foundByVerb(foundBy)}{' '}
          <b>
            {foundBy.brand} {foundBy.code}
          </b>
        </div>
      )}
      <div className="what">{description}</div>
      <div className="what specs">{specsOf(product)}</div>
      <div className="row-links">
        <Equivalences product={product} />
        <RowActions product={product} />
      </div>
    </>
  );
}

/** What it fits: so many lines for each price, and the rest on demand. */
function Applications({ product }: { readonly product: Product }) {
  const [isOpen, open] = useState(false);
  const shownPerPrice = useApplicationsShown();
  const lines = applicationLines(product.cars);
  const shown = isOpen ? lines : lines.slice(0, shownPerPrice * Math.max(1, product.prices.length));
  const hidden = lines.length - shown.length;
  const more = (hidden > 0 || isOpen) && (
    <button
      type="button"
      className="link"
      aria-expanded={isOpen}
      aria-label={isOpen ? `Menos aplicaciones de ${product.code}` : `${hidden} aplicaciones más de ${product.code}`}
      onClick={() => open(!isOpen)}
    >
      {isOpen ? 'menos' : `+${hidden}`}
    </button>
  );
  return (
    <ul>
      {shown.map((line, index) => (
        <li key={line}>
          <span title={line}>{line}</span>
          {index === shown.length - 1 && more}
        </li>
      ))}
    </ul>
  );
}
