import type { PickedArticle } from '#core/orders/staff/picking-list.ts';
import { formatCount } from './numbers.es.ts';

/** '2026-131 × 2', '2026-132 × 1': into which boxes it goes. */
export const namesOfPickedOrders = ({ orders }: Pick<PickedArticle, 'orders'>): readonly string[] =>
  orders.map(({ title, quantity }) => `${title} × ${formatCount(quantity)}`);
