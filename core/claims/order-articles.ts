import type { Order, OrderLine } from '#core/orders/order.ts';
import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';

/** An article of an order, as a claim or a warranty takes it. */
export interface OrderArticle {
  /** The id of its line, of a combo's component with its place. */
  readonly key: string;
  readonly lineId: OrderLine['id'];
  readonly productId: ProductId;
  readonly productCode: string;
  readonly description: string;
  /** Empty for a component of a combo: only its name was kept. */
  readonly productBrandId: ProductBrandId | '';
  readonly productBrandName: string;
  readonly quantity: number;
}

/**
 * What of an order can be claimed: its articles, and those of its combos (docs/rules/claims.md 6). What the server does
 * not name cannot.
 */
export const orderArticles = ({ lines }: Pick<Order, 'lines'>): readonly OrderArticle[] =>
  lines.flatMap((line) => [...ownArticle(line), ...components(line)]);

const ownArticle = (line: OrderLine): readonly OrderArticle[] => {
  const { id, productId, productCode, description, productBrandId, productBrandName, quantity } = line;
  if (productId === null || productBrandId === null) return [];
  return [{ key: id, lineId: id, productId, productCode, description, productBrandId, productBrandName, quantity }];
};

const components = ({ id, products, quantity }: OrderLine): readonly OrderArticle[] =>
  products.flatMap((component, place) => {
    const { productId, productCode, productBrandName } = component;
    if (productId === null) return [];
    return [
      {
        ...{ key: `${id} ${place}`, lineId: id, productId, productCode, productBrandName },
        ...{ description: `${productCode} ${productBrandName}`, productBrandId: '' as const },
        quantity: quantity * component.quantity,
      },
    ];
  });
