import { memo } from 'react';
import { askedText, foundByText } from '#adapters/texts/found-by.es.ts';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { namesOfRow } from '#core/catalogue/text-search/asked-rows.ts';
import { PartPicture } from '#web/product/part-picture.tsx';
import { keysOfRow, RowActions } from '#web/product/row-actions.tsx';
import { hasApplications } from './applications.ts';
import { ApplicationsCell } from './applications-cell.tsx';
import type { Columns } from './columns.ts';
import { Equivalences } from './equivalences.tsx';
import { PriceRow } from './price-row.tsx';

interface ProductRowsProps {
  readonly product: Product;
  readonly columns: Columns;
}

const pictureSize = 40;

/**
 * A product: each of its prices by its own code, and what it is once. Drawn again only when it changes: lists grow by
 * batches.
 */
export const ProductRows = memo(function ProductRows({ product, columns }: ProductRowsProps) {
  const { prices } = product;
  const [first, ...others] = prices;
  const span = prices.length > 1 ? prices.length : undefined;
  const fits = hasApplications(product);
  // The description takes the empty cell beside it, whichever column it is in.
  const both = columns.hasApplications && !fits ? 2 : 1;
  const codeSpan = columns.hasTechnical ? 1 : both;
  const kinds = [
    'product',
    ...(product.isDisabled ? ['disabled'] : []),
    ...(fits && prices.length < 2 ? [] : ['roomy']),
  ];
  return (
    <tbody className={kinds.join(' ')} onKeyDown={keysOfRow}>
      <tr>
        <td className="c-pic">
          <PartPicture image={first?.images[0]} drawing={product.shown.drawing} size={pictureSize} />
        </td>
        <th className="c-code" scope="row" colSpan={codeSpan}>
          <RowName product={product} price={first} />
          <About product={product} />
        </th>
        {fits && (
          <td className="c-apps" rowSpan={span}>
            <ApplicationsCell product={product} />
          </td>
        )}
        <td className="c-tech" rowSpan={span} colSpan={both}>
          <p>{product.shown.description}</p>
          <p>{specsOf(product)}</p>
        </td>
        {first === undefined ? (
          <td className="c-stock" colSpan={columns.ofPrice}>
            <span className="muted">Sin precios</span>
          </td>
        ) : (
          <PriceRow product={product} price={first} columns={columns} />
        )}
      </tr>
      {others.map((price) => (
        <tr key={price.productPriceId} className="more">
          <td className="c-pic">
            {price.images[0] !== undefined && (
              <PartPicture image={price.images[0]} drawing={product.shown.drawing} size={pictureSize} />
            )}
          </td>
          <th className="c-code" scope="row" colSpan={codeSpan}>
            <RowName product={product} price={price} />
          </th>
          <PriceRow product={product} price={price} columns={columns} />
        </tr>
      ))}
    </tbody>
  );
});

/** The code and maker of one price, beside its own quantity. */
function RowName({ product, price }: { readonly product: Product; readonly price: ProductPrice | undefined }) {
  const { code, brand } = namesOfRow(product, price);
  return (
    <div className="row-name">
      <span className="code mono">{code}</span> <span className="brand">{brand}</span>{' '}
      {price?.isAsked && <span className="asked">{askedText}</span>}
    </div>
  );
}

/** Where it goes, with which engines, and its first measures. */
const specsOf = ({ shown }: Product): string =>
  [shown.position, shown.engines === '' ? '' : `Motor ${shown.engines}`, shown.technicalInformationSummary]
    .filter((part) => part !== '')
    .join(' · ');

/** What all of its prices share: by what it was found, its own code where no price carries it, and what it is. */
function About({ product }: { readonly product: Product }) {
  const { shown, prices, foundBy, isDisabled } = product;
  const { code, productBrandName, description } = shown;
  const codes = [code, ...prices.map((price) => price.code)];
  const found = foundBy === null || codes.includes(foundBy.code) ? null : foundByText(foundBy, code);
  const isCodeShown = prices.length === 0 || prices.some((price) => price.code === code);
  return (
    <>
      {isDisabled && <span className="chip">Deshabilitado</span>}
      {!isCodeShown && (
        <div className="article-code">
          artículo <span className="mono">{code}</span> {productBrandName}
        </div>
      )}
      {found !== null && <div className="why">{found}</div>}
      <div className="what-lines" title={[description, specsOf(product)].filter((part) => part !== '').join(' · ')}>
        <div>
          <div className="what">{description}</div>
          <div className="what specs">{specsOf(product)}</div>
        </div>
      </div>
      <div className="row-links">
        <Equivalences product={product} />
        <RowActions product={product} />
      </div>
    </>
  );
}
