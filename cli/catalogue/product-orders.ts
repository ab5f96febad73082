import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { everyOrder } from '#core/orders/staff/staff-order.ts';
import { type Asking, orTold } from '../declare/declare.ts';
import { everyRow } from '../declare/pages.ts';
import { existingRow } from '../find/find-cart-line.ts';
import type { Outcome } from '../outcome.ts';

/**
 * The orders that have a product, for which it cannot be removed; null without any, also where it is in no catalogue.
 * What else uses it only the server knows.
 */
export const orderedRefusal = async (
  asking: Asking,
  { details: { code }, brand }: SeenProduct,
): Promise<ProductManagementFailure | Outcome | null> => {
  const { cli, services, caller } = asking;
  const [{ catalogueModule }, { ordersModule }] = await Promise.all([
    import('../modules/catalogue.module.ts'),
    import('../modules/orders.module.ts'),
  ]);
  services.use(catalogueModule);
  services.use(ordersModule);
  const row = await existingRow(asking, { code, brand }, 'by-option');
  if (!row.ok) return null;
  const filter = { ...everyOrder, productPriceId: row.val.productPriceId };
  const orders = await everyRow(async (after) =>
    (await services.staffOrders.list(caller, filter, after)).map((page) => ({ rows: page.orders, next: page.next })),
  );
  const found = orTold(cli, orders, staffOrderProblem);
  if (!found.ok) return found.val;
  return found.val.length === 0 ? null : { code: 'product-in-use', uses: { orders: found.val.length } };
};
