import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import type { Substitute } from '#core/catalogue/products/substitutes.ts';
import { listedApplications } from '#core/catalogue/text-search/asked-applications.ts';
import { moveThroughRows } from '#web/search/row-keys.ts';
import { useServices } from '#web/services.ts';
import { useSelected } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stock } from '#web/ui/stock.tsx';
import { PartPicture } from './part-picture.tsx';
import { useSwap } from './use-swap.ts';

interface SubstitutesDialogProps {
  readonly product: Product;
  readonly price: ProductPrice;
  readonly substitutes: readonly Substitute[];
  readonly onClose: () => void;
}

/** What there is in place of a row and what it costs more or less: the arrows choose, Enter swaps. */
export function SubstitutesDialog({ product, price, substitutes, onClose }: SubstitutesDialogProps) {
  const { caller, cart } = useServices();
  const { swap, isUnderWay } = useSwap({ product, price });
  const isInCart = useSelected(cart.view, ({ quantities }) => quantities.has(price.productPriceId));
  const hasCart = isCustomerRole(caller.role);
  // Of an article that has no price any more nobody knows what another one costs more.
  const isCompared = substitutes.some(({ difference }) => difference !== null);
  const name = `${price.code} ${price.productBrand || product.shown.productBrandName}`;
  return (
    <Dialog title={`Sustitutos de ${name}`} className="wide" onClose={onClose}>
      {hasCart && (
        <p className="muted">
          <kbd>↑</kbd> <kbd>↓</kbd> eligen, <kbd>Enter</kbd>{' '}
          {isInCart ? 'reemplaza en el carrito, por la misma cantidad' : 'agrega'}.
        </p>
      )}
      <table className="substitute-list" data-rows="" onKeyDown={moveThroughRows}>
        <thead>
          <tr>
            <th>
              <span className="only-read">Imagen</span>
            </th>
            <th>Artículo</th>
            <th>Stock</th>
            <th className="num">{hasCart ? 'Costo' : 'Precio de lista'}</th>
            {isCompared && <th className="num">Diferencia</th>}
            {hasCart && (
              <th>
                <span className="only-read">Carrito</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {substitutes.map((substitute) => {
            const row = substitute.product.prices.find(
              ({ productPriceId }) => productPriceId === substitute.productPriceId,
            );
            if (row === undefined) return null;
            return (
              <tr key={substitute.productPriceId}>
                <td className="c-pic">
                  <PartPicture image={row.images[0]} drawing={substitute.product.shown.drawing} size={36} />
                </td>
                <th scope="row">
                  <span className="code mono">{row.code}</span> <span className="brand">{row.productBrand}</span>
                  <div className="what">
                    {listedApplications(substitute.product)[0]?.text ?? substitute.product.shown.description}
                  </div>
                </th>
                <td>
                  <Stock state={row.stockState} />
                </td>
                <td className="num">{row.cost !== null && formatAmount(row.cost)}</td>
                {isCompared && (
                  <td className="num">
                    <Difference substitute={substitute} />
                  </td>
                )}
                {hasCart && (
                  <td>
                    <button
                      type="button"
                      className="btn"
                      data-row-target=""
                      aria-label={`${isInCart ? 'Reemplazar por' : 'Agregar'} ${row.code} ${row.productBrand}`}
                      disabled={isUnderWay}
                      onClick={() => swap({ product: substitute.product, price: row }, onClose)}
                    >
                      {isInCart ? 'Reemplazar' : 'Agregar'}
                    </button>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}

/** '+1.200,00 (+5,3 %)', or what it saves. */
function Difference({ substitute: { difference, differencePercentage } }: { readonly substitute: Substitute }) {
  if (difference === null) return <span className="muted">—</span>;
  if (difference.isZero()) return 'igual';
  const sign = difference.isNegative() ? '−' : '+';
  const percent =
    differencePercentage === null ? '' : ` (${sign}${String(Math.abs(differencePercentage)).replace('.', ',')} %)`;
  return (
    <span className={difference.isNegative() ? 'cheaper' : 'dearer'}>
      {sign}
      {formatAmount(difference.abs())}
      <span>{percent}</span>
    </span>
  );
}
