import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { type OrderArticle, orderArticles } from '#core/claims/order-articles.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { useServices } from '#web/services.ts';
import type { FoundProduct } from './product-finder.ts';

interface OrderArticlesProps {
  readonly order: Order;
  /** Whether the product is in the claim already. */
  readonly isTaken: (article: OrderArticle) => boolean;
  readonly onTake: (product: FoundProduct, quantity: number) => void;
}

/** The articles of the order that is named, before any other: each is taken with its quantity. */
export function OrderArticles({ order, isTaken, onTake }: OrderArticlesProps) {
  const { productFinder } = useServices();
  const [trouble, setTrouble] = useState<string | null>(null);
  const left = orderArticles(order).filter((article) => !isTaken(article));
  const take = async (article: OrderArticle) => {
    const found = await productFinder.ofOrder.fetch(article);
    setTrouble(found.ok ? null : `No se pudo traer ${article.productCode}, reintentá`);
    if (found.ok) onTake(found.val, article.quantity);
  };
  if (left.length === 0) return null;
  return (
    <div className="order-articles">
      <p className="muted">Del pedido {formatNumber(order)}:</p>
      <ul aria-label={`Artículos del pedido ${formatNumber(order)}`}>
        {left.map((article) => (
          <li key={article.key}>
            <button type="button" className="btn" onClick={() => void take(article)}>
              <span className="order-article">
                <span className="code mono">{article.productCode}</span> {article.description}{' '}
                <span className="muted">× {formatCount(article.quantity)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">{trouble !== null && <p className="notice bad">{trouble}</p>}</div>
    </div>
  );
}
