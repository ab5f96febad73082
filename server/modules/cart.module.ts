import { ContainerModule } from 'inversify';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createCartService } from '#core/cart/create-cart-service.ts';
import { parts } from '../parts.ts';
import { cartRoutes } from '../routes/cart.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** A company’s cart. */
export const cartModule = new ContainerModule(({ bind }) => {
  bind(parts.cartService).toDynamicValue((made) => createCartService({ ...sellingOf(made), hasher }));
  bind(parts.routes).toDynamicValue(routesOf(cartRoutes, parts.cartService));
});
