import { ContainerModule } from 'inversify';
import { createPaymentManagementService } from '#adapters/http/payments.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { createPaymentManagementQueries } from '../payments/payment-queries.ts';
import { following } from '../state/following.ts';

/** What all companies report to have paid. With its screen. */
export const paymentManagementModule = new ContainerModule(({ bind }) => {
  bind(services.managedPayments)
    .toDynamicValue(({ get }) => {
      const service = createPaymentManagementService(get(foundation.publicServices).http);
      const payments = createPaymentManagementQueries(service, get(services.caller), get(foundation.queries));
      return following(payments, changesOf(get(services.live), 'CurrentAccountChanged').subscribe(payments.refresh));
    })
    .onDeactivation((payments) => {
      payments.stop();
    });
});
