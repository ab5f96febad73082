import type { ReactNode } from 'react';
import { rowStockText } from '#adapters/texts/row-stock.es.ts';
import { lineOfRow } from '#core/cart/named-line.ts';
import { offeredMultiples, parseQuantity } from '#core/cart/quantity.ts';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { wantsSubstitute } from '#core/catalogue/products/substitutes.ts';
import { useQuantity } from '#web/cart/use-quantity.ts';
import { SubstitutesLink } from '#web/product/substitutes-link.tsx';
import { QuoteRowButton } from '#web/quotes/quote-row-button.tsx';
import { useServices } from '#web/services.ts';
import { offeredQuantity } from '#web/state/quantity-field.ts';
import { useSelected } from '#web/state/store.ts';
import { NearestQuantities } from '#web/ui/nearest-quantities.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { Stock } from '#web/ui/stock.tsx';
import type { Columns } from './columns.ts';
import { CostCells } from './cost-cells.tsx';

interface PriceRowProps {
  readonly product: Product;
  readonly price: ProductPrice;
  readonly columns: Columns;
}

/** The cells of one price: stock, cost, selling price, quantity and the cart. */
export function PriceRow({ product, price, columns }: PriceRowProps) {
  const { cost } = price;
  if (price.isDiscontinued || price.isNotAvailable || cost === null) {
    return (
      <td className="c-stock gone" colSpan={columns.ofPrice} data-row-target="" tabIndex={-1}>
        <Stock state="Red" word={rowStockText({ ...price, isNotAvailable: true })} />
        <SubstitutesLink product={product} price={price} />
      </td>
    );
  }
  const stock = (
    <td className="c-stock">
      <Stock state={price.stockState} />
      {wantsSubstitute(price) && <SubstitutesLink product={product} price={price} />}
    </td>
  );
  if (columns.hasCart) return <ForSale product={product} price={{ ...price, cost }} stock={stock} />;
  return (
    <>
      {stock}
      <CostCells price={{ ...price, cost }} quantity={0} title="Precio de lista" />
    </>
  );
}

interface ForSaleProps {
  readonly product: Product;
  readonly price: ProductPrice & { readonly cost: NonNullable<ProductPrice['cost']> };
  readonly stock: ReactNode;
}

function ForSale({ product, price, stock }: ForSaleProps) {
  const name = `${price.code} ${price.productBrand}`;
  const { cart } = useServices();
  // Until the cart was read, the row's own quantity is used.
  const saved = useSelected(cart.view, (view) =>
    view.cart === null ? price.quantity : (view.quantities.get(price.productPriceId) ?? 0),
  );
  const { typed, type, revert, leave, act, isSending, isUnsaved } = useQuantity({
    line: lineOfRow(product, price),
    name,
    multiple: price.multiple,
    saved,
    offered: offeredQuantity(saved, price.multiple),
  });
  return (
    <>
      {stock}
      <CostCells price={price} quantity={parseQuantity(typed)} />
      <td className="c-quantity">
        <QuantityInput
          label={`Cantidad de ${name}`}
          typed={typed}
          rule={price}
          isUnsaved={isUnsaved && saved > 0}
          onType={type}
          onEnter={() => void act()}
          onEscape={revert}
          onLeave={leave}
        />
        {(price.multiple > 1 || saved > 0) && (
          <div className="of">
            {price.multiple > 1 && <span>de a {price.multiple}</span>}
            {saved > 0 && <span className="in-cart">en carrito: {saved}</span>}
          </div>
        )}
        <NearestQuantities
          quantities={offeredMultiples(price, parseQuantity(typed))}
          where={`de ${name}`}
          onPick={(quantity) => type(String(quantity))}
        />
      </td>
      <td className="c-add">
        <button
          type="button"
          className={saved > 0 ? 'btn' : 'btn primary-soft'}
          aria-label={`${saved > 0 ? 'Modificar' : 'Agregar'} ${name}: ${product.shown.description}`}
          disabled={!isUnsaved || isSending}
          onClick={() => void act()}
        >
          {isSending ? 'Enviando…' : saved > 0 ? 'Modificar' : 'Agregar'}
        </button>
        <QuoteRowButton product={product} price={price} quantity={parseQuantity(typed)} />
      </td>
    </>
  );
}
