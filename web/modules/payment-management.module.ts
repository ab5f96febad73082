import { ContainerModule } from 'inversify';
import { createPaymentManagementService } from '#adapters/http/payments.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { createPaymentManagementQueries } from '../payments/payment-queries.ts';
import { following } from '../state/following.ts';

/** The payments that all companies report, with their screen. */
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
