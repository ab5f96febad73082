import { ContainerModule } from 'inversify';
import { createPaymentService } from '#adapters/http/payments.ts';
import { foundation, services } from '../parts.ts';
import { createPaymentQueries } from '../payments/payment-queries.ts';

/** The payments that the company reports, with their screen. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(services.payments).toDynamicValue(({ get }) => {
    const { http, inTab } = get(foundation.publicServices);
    const ports = { inTab, newKey: get(foundation.newKey), queries: get(foundation.queries) };
    return createPaymentQueries(createPaymentService(http), get(services.caller), ports);
  });
});
