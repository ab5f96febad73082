import { ContainerModule } from 'inversify';
import { createPaymentManagementService, createPaymentService } from '#adapters/http/payments.ts';
import { foundation, services } from '../parts.ts';

/** Payments: those of all customers, and those of a company. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(services.payments).toDynamicValue(({ get }) => createPaymentManagementService(get(foundation.http)));
  bind(services.ownPayments).toDynamicValue(({ get }) => createPaymentService(get(foundation.http)));
});
