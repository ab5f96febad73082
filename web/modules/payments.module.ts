import { ContainerModule } from 'inversify';
import { createPaymentService } from '#adapters/http/payments.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { createPaymentQueries } from '../payments/payment-queries.ts';
import { following } from '../state/following.ts';

/** The payments that the company reports, with their screen. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(services.payments)
    .toDynamicValue(({ get }) => {
      const { http, inTab } = get(foundation.publicServices);
      const ports = { inTab, newKey: get(foundation.newKey), queries: get(foundation.queries) };
      const payments = createPaymentQueries(createPaymentService(http), get(services.caller), ports);
      return following(payments, changesOf(get(services.live), 'CurrentAccountChanged').subscribe(payments.refresh));
    })
    .onDeactivation((payments) => {
      payments.stop();
    });
});
