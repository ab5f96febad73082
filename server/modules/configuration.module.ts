import { ContainerModule } from 'inversify';
import { createPictureStorage } from '#adapters/files/picture-storage.ts';
import { createDistributorStores } from '#adapters/postgres/configuration/distributor-stores.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createCustomerConfigurationRepository } from '#adapters/postgres/customers/customer-configuration.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { surchargeLabels } from '#adapters/texts/customer-configuration.es.ts';
import { createCustomerConfigurationService } from '#core/configuration/create-customer-configuration-service.ts';
import { createShopConfigurationService } from '#core/configuration/create-shop-configuration-service.ts';
import { parts } from '../parts.ts';
import { customerConfigurationRoutes } from '../routes/customer-configuration.routes.ts';
import { shopConfigurationRoutes } from '../routes/shop-configuration.routes.ts';
import { picturesOf } from '../settings.ts';
import { routesOf } from './routes-of.ts';

/** The configurations of the distributor and of each company. */
export const configurationModule = new ContainerModule(({ bind }) => {
  bind(parts.customerConfigurationService).toDynamicValue((made) =>
    createCustomerConfigurationService({
      repository: createCustomerConfigurationRepository(made.get(parts.database), made.get(parts.terms).forget),
      taxonomy: made.get(parts.taxonomy),
      productRepository: made.get(parts.productRepository),
      hasher,
      labels: surchargeLabels,
    }),
  );
  bind(parts.shopConfigurationService).toDynamicValue((made) => {
    const [terms, productRepository] = [made.get(parts.terms), made.get(parts.productRepository)];
    const onDefect = made.get(parts.onDefect);
    const { distributor, isThere } = made.get(parts.distributorFile);
    const settings = made.get(parts.settings);
    const repository = createShopConfigurationRepository(
      made.get(parts.database),
      async (what) => {
        if (what === 'terms') terms.forget(null);
        // The change is stored: a repository that could not read it tries again later.
        if (what === 'distributor') await made.get(parts.distributorFollower).catchUp().catch(onDefect);
        if (what === 'catalogue' || what === 'search') await productRepository.catchUp().catch(onDefect);
      },
      {
        emailSender: createEmailSenderStore(made.get(parts.cipher), settings.smtpUrl !== null, made.get(parts.clock)),
        ...createDistributorStores({
          file: distributor,
          hasFile: isThere,
          storage: createPictureStorage(picturesOf(settings)),
          hasher,
        }),
      },
    );
    return createShopConfigurationService({ repository, taxonomy: made.get(parts.taxonomy), hasher });
  });
  bind(parts.routes).toDynamicValue(routesOf(customerConfigurationRoutes, parts.customerConfigurationService));
  bind(parts.routes).toDynamicValue(routesOf(shopConfigurationRoutes, parts.shopConfigurationService));
});
