import { askedText } from '#adapters/texts/found-by.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { offerQuantityText } from '#adapters/texts/pricing.es.ts';
import { relationHeading } from '#adapters/texts/relations.es.ts';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import { knownFacts, technicalName, technicalValue } from '#adapters/texts/technical-values.es.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { relationGroups } from '#core/catalogue/products/relation-groups.ts';
import { listedApplications } from '#core/catalogue/text-search/asked-applications.ts';
import { QuoteRowButton } from '#web/quotes/quote-row-button.tsx';
import { ApplicationLine } from '#web/search/applications-cell.tsx';
import { useServices } from '#web/services.ts';
import { NamedFact } from '#web/ui/named-fact.tsx';
import { Stock } from '#web/ui/stock.tsx';
import { ProductPicture } from './product-picture.tsx';
import { RelatedPartLine } from './related-part.tsx';

interface ProductContentsProps {
  readonly product: Product;
  /** Left out where the rows to order stand above. */
  readonly showsPrices?: boolean;
}

/** Drawing, technical information, what it fits, what replaces it, and what it costs. */
export function ProductContents({ product, showsPrices = false }: ProductContentsProps) {
  const { shown, prices } = product;
  // The headings below a window's own title, or on a page of which this is a part.
  const Heading = showsPrices ? 'h3' : 'h2';
  const applications = listedApplications(product);
  return (
    <div className="product-contents">
      <div className="contents-head">
        <ProductPicture product={product} />
        <dl className="contents-facts">
          <NamedFact name="Descripción" value={shown.description} />
          <NamedFact name="Familia" value={shown.productTypeName} />
          <NamedFact name="Posición" value={shown.position} />
          <NamedFact name="Motores" value={shown.engines} />
          {knownFacts(shown.technicalInformation).map(({ name, value }) => (
            <NamedFact key={name} name={technicalName(name)} value={technicalValue(name, value)} />
          ))}
        </dl>
      </div>
      {showsPrices && prices.length > 0 && <Prices product={product} />}
      <div className="contents-lists">
        {applications.length > 0 && (
          <section>
            <Heading>Aplicaciones ({applications.length})</Heading>
            <ul className="columns">
              {applications.map((line) => (
                <li key={line.text}>
                  <ApplicationLine line={line} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {relationGroups(product).map((group) => (
          <section key={`${group.kind} ${group.title}`}>
            <Heading>
              {relationHeading(group)} ({group.parts.length})
            </Heading>
            <ul className="columns">
              {group.parts.map((part) => (
                <li key={`${part.productId} ${part.productBrandName} ${part.code}`}>
                  <RelatedPartLine kind={group.kind} part={part} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Prices({ product }: { readonly product: Product }) {
  const { caller } = useServices();
  const canQuote = isCustomerRole(caller.role);
  return (
    <table className="contents-prices">
      <thead>
        <tr>
          <th>Marca</th>
          <th>Código</th>
          <th>Stock</th>
          {canQuote && <th className="num">Lista</th>}
          <th className="num">{canQuote ? 'Costo' : 'Precio de lista'}</th>
          <th className="num">Venta</th>
          {canQuote && (
            <th>
              <span className="only-read">Presupuesto</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {product.prices.map((price) => (
          <tr key={price.productPriceId}>
            <td>{price.productBrand}</td>
            <td>
              <span className="mono">{price.code}</span> {price.isAsked && <span className="asked">{askedText}</span>}
            </td>
            <td>
              {price.isDiscontinued || price.isNotAvailable ? (
                <Stock state="Red" word={rowStockText(price)} />
              ) : (
                <Stock state={price.stockState} />
              )}
            </td>
            {canQuote && <td className="num">{price.listPrice === null ? '—' : formatAmount(price.listPrice)}</td>}
            <td className="num">
              <b>{price.cost === null ? '—' : formatAmount(price.cost)}</b>
              {price.offers.map((offer) => (
                <span key={offer.id} className="offer" title={offer.note}>
                  {offerQuantityText(offer)}: {formatAmount(offer.cost)}
                </span>
              ))}
            </td>
            <td className="num">{price.sellingPrice === null ? '—' : formatAmount(price.sellingPrice)}</td>
            {canQuote && (
              <td>{price.cost !== null && <QuoteRowButton product={product} price={price} quantity={1} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
