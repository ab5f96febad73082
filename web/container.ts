import { Container, type ContainerModule } from 'inversify';
import type { CurrentUser } from '#core/session/session.service.ts';
import { foundationOf } from './foundation.ts';
import { alertModule } from './modules/alert.module.ts';
import { catalogueModule } from './modules/catalogue.module.ts';
import { comparerModule } from './modules/comparer.module.ts';
import { distributorModule } from './modules/distributor.module.ts';
import { offersModule } from './modules/offers.module.ts';
import { ordersModule } from './modules/orders.module.ts';
import { quotesModule } from './modules/quotes.module.ts';
import { savedListsModule } from './modules/saved-lists.module.ts';
import { savedSearchesModule } from './modules/saved-searches.module.ts';
import { sessionModule } from './modules/session.module.ts';
import { services } from './parts.ts';
import type { PublicServices } from './public-services.ts';
import type { Services } from './services.ts';

/** The modules of every signed-in screen. The others are loaded with their screens. */
const modulesOfAll = [
  catalogueModule,
  comparerModule,
  ordersModule,
  quotesModule,
  offersModule,
  alertModule,
  savedListsModule,
  savedSearchesModule,
  distributorModule,
  sessionModule,
];

/** Everything is made once, when it is first asked for; a module is loaded once, however many screens come with it. */
export const createContainer = (publicServices: PublicServices, user: CurrentUser) => {
  const container = new Container({ defaultScope: 'Singleton' });
  const loaded = new Set<ContainerModule>();
  const load = (modules: readonly ContainerModule[]): void => {
    for (const module of modules) {
      if (loaded.has(module)) continue;
      loaded.add(module);
      container.load(module);
    }
  };
  load([foundationOf(publicServices, user), ...modulesOfAll]);
  return { container, load };
};

/** Puts together what the signed-in screens use. `stop` ends all that was made of it. */
export function openServices(publicServices: PublicServices, user: CurrentUser): Services {
  const { container, load } = createContainer(publicServices, user);
  const caller = container.get(services.caller);
  const live = container.get(services.live);
  // A link may break because the session was ended elsewhere: asking who this is finds out, and leaves if so.
  const brokenLinks = live.on('failed', () => void publicServices.whoAmI(caller));
  const own: Pick<Services, 'load' | 'stop'> = {
    load,
    stop() {
      brokenLinks.unsubscribe();
      container.unbindAll();
    },
  };
  const lazily = Object.entries(services).map(([name, token]) => {
    const get = (): unknown => container.get<unknown>(token);
    return [name, { enumerable: true, get }];
  });
  const opened = Object.defineProperties(own, Object.fromEntries(lazily)) as Services;
  // What happens to the cart is followed also while no screen shows it.
  container.get(services.cart);
  live.send({ type: 'connect', customerId: caller.customerId });
  return opened;
}
