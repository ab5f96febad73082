import type { Cart, CartLine } from '#core/cart/cart.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { moveThroughRows } from '#web/search/row-keys.ts';
import { CartLineRow } from './cart-line-row.tsx';

/** The lines under their families, in the order in which the families came; combos are a family of their own. */
const byFamily = (lines: readonly CartLine[]): readonly (readonly [family: string, lines: readonly CartLine[]])[] => {
  const families = new Map<string, CartLine[]>();
  for (const line of lines) {
    const family = line.offerLotId === null ? line.productTypeName || 'Otros' : 'Combos';
    getOrCreate(families, family, () => []).push(line);
  }
  return [...families];
};

/** The lines of the cart, by family. */
export function CartTable({ cart }: { readonly cart: Cart }) {
  return (
    <table className="lines" data-rows="" onKeyDown={moveThroughRows}>
      <thead>
        <tr>
          <th className="l-pic">
            <span className="only-read">Imagen</span>
          </th>
          <th className="l-what">Artículo</th>
          <th className="l-by">Agregado por</th>
          <th className="l-cost">Costo</th>
          <th className="l-quantity">Cantidad</th>
          <th className="l-sum">Subtotal</th>
          <th className="l-out">
            <span className="only-read">Quitar</span>
          </th>
        </tr>
      </thead>
      {byFamily(cart.products).map(([family, lines]) => (
        <tbody key={family}>
          <tr className="group">
            <th colSpan={7} scope="rowgroup">
              {family}
            </th>
          </tr>
          {lines.map((line) => (
            <CartLineRow key={line.id} line={line} />
          ))}
        </tbody>
      ))}
      <Gifts cart={cart} />
    </table>
  );
}

/** What value and quantity offers give beside a discount, which the receipt shows. */
function Gifts({ cart }: { readonly cart: Cart }) {
  const gifts = cart.offerValueQuantities.filter(({ giftText }) => giftText !== '');
  if (gifts.length === 0) return null;
  return (
    <tbody>
      {gifts.map(({ id, title, giftText }) => (
        <tr key={id} className="gift">
          <td colSpan={7}>
            <b>De regalo:</b> {giftText} <span>· {title}</span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
