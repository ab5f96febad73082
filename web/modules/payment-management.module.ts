import { ContainerModule } from 'inversify';
import { createPaymentManagementService } from '#adapters/http/payments.ts';
import { foundation, services } from '../parts.ts';
import { createPaymentManagementQueries } from '../payments/payment-queries.ts';

/** The payments that all companies report, with their screen. */
export const paymentManagementModule = new ContainerModule(({ bind }) => {
  bind(services.managedPayments).toDynamicValue(({ get }) => {
    const service = createPaymentManagementService(get(foundation.publicServices).http);
    return createPaymentManagementQueries(service, get(services.caller), get(foundation.queries));
  });
});
